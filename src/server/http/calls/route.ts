/**
 * One route as a row of a table: who may call it, what it takes, what it costs. Tests and guards read the same rows.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import type { SecurityEvent } from '../../platform/errors/security-events.ts';
import type { Answers } from './answers.ts';
import type { PathParams, Typed } from './typed.ts';

/** Everything of a route but its handler. */
export type RouteRow = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** What it is for, in a few words: the title of the call in the OpenAPI document. */
  summary: string;
  /** What it answers when it does not refuse. */
  answers: Answers;
  /**
   * `anyone`; `signed-in` = a live session; `owner` = the session's account owns the application `:uuid`; `reviewer` = the
   * account works at the desk.
   */
  actors: 'anyone' | 'signed-in' | 'owner' | 'reviewer';
  /** JSON Schema of the body. A route that takes a body and has no schema stops the start. */
  body?: JsonObject;
  querystring?: JsonObject;
  /** `json` (default), `multipart` for files, `report` for the browser's policy reports, `form` for what a mail program or a company sends as a form. */
  takes?: 'json' | 'multipart' | 'report' | 'form';
  /**
   * How a route that changes something handles a repeated request; without it the server does not start. `key`: a
   * repeated Idempotency-Key gets the first answer. `transaction`: the key is required, and stored in the transaction
   * of the work. `safe`: repetition does no harm, for this reason.
   */
  repeat?: 'key' | 'transaction' | { safe: string };
  /** Requests per minute and address, over the general limit. */
  perMinute?: number;
  /** Open to a session that must first choose a new password. */
  whileLimited?: boolean;
  /** What the security log records on success. */
  security?: SecurityEvent;
  sandboxOnly?: boolean;
  /** Answers for the whole server, even where the request's own lender is out of service. */
  anyLender?: boolean;
};

export type Route = RouteRow & {
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** What serves a request that asks for a WebSocket; the handler answers every other. */
  socket?: (socket: WebSocket, request: FastifyRequest) => void;
};

/** A request as its row let it in: body, query and path parameters have the types of the row's own schemas. */
export type Received<Row extends RouteRow> = FastifyRequest & {
  body: Row extends { body: infer Body } ? Typed<Body> : unknown;
  query: Row extends { querystring: infer Query } ? Typed<Query> : unknown;
  params: PathParams<Row['path']>;
};

/** One row and its work. The types of the request come from the schemas that the server validates it by. */
export function route<const Row extends RouteRow>(
  row: Row,
  handler: (request: Received<Row>, reply: FastifyReply) => Promise<unknown>,
): Route {
  // Fastify has validated the request by the row's schemas when the handler runs.
  return { ...row, handler: handler as Route['handler'] };
}
