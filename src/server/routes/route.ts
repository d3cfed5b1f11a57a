/** One route as a row of a table: who may call it, what it takes, what it costs. Tests and guards read the same rows. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Document } from '../db/tables.ts';

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** `anyone`; `signed-in` = a live session; `owner` = the session's account owns the application `:uuid`. */
  actors: 'anyone' | 'signed-in' | 'owner';
  /** JSON Schema of the body. A route that takes one and has none does not start. */
  body?: Document;
  querystring?: Document;
  /** `json` (default), `multipart` for files, `report` for the browser's policy reports. */
  takes?: 'json' | 'multipart' | 'report';
  /** The route needs an Idempotency-Key and answers a repeated one with the first answer. */
  idempotent?: boolean;
  /** Requests per minute and address, over the general limit. */
  perMinute?: number;
  /** Open to a session that must first choose a new password. */
  whileLimited?: boolean;
  sandboxOnly?: boolean;
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};
