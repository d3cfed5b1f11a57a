/** Reads a question as a party does: whose it is, what it says, and what is wrong with it. */
import type { FastifyRequest } from 'fastify';
import type { PartyKey } from '../common/party-access.ts';
import type { Operation } from '../http/party-document.ts';
import { faultOf } from './request-fault.ts';

export type Asked = {
  /** Such as `flood.determine`. */
  question: string;
  key: string;
  /** The trace that it belongs to, as its header says. */
  trace?: string;
  body: Record<string, unknown>;
  /** False when the answer was given before. */
  worked: boolean;
  refused?: string;
};

/** @param question such as `flood.determine` @param refused what is wrong with it */
export function askedOf(question: string, request: FastifyRequest, refused: string | undefined): Asked {
  const { headers } = request;
  const key = String(headers['idempotency-key']);
  const trace = headers.traceparent;
  return {
    ...(typeof trace === 'string' && { trace }),
    question,
    key,
    body: wordsOf(request) ?? {},
    worked: false,
    ...(refused && { refused }),
  };
}

/** What is wrong with its signature; undefined where nothing is. */
export function faultOfRequest(
  key: PartyKey,
  { method, url, headers, body }: FastifyRequest,
): string | undefined {
  const came = { method, path: url, headers, body: (body as Buffer | undefined) ?? Buffer.alloc(0) };
  return faultOf(came, key, Date.now() / 1000);
}

/** Nothing is told that the document does not name; undefined where it is so. */
export function faultOfWords({ question }: Operation, request: FastifyRequest): string | undefined {
  if (!question) return undefined;
  const said = wordsOf(request);
  try {
    return JSON.stringify(question.take(said)) === JSON.stringify(said)
      ? undefined
      : 'more than was asked for';
  } catch (error) {
    return String(error);
  }
}

/** Undefined for what is no JSON; bytes are counted. */
function wordsOf({ headers, body }: FastifyRequest): Asked['body'] | undefined {
  const bytes = (body as Buffer | undefined) ?? Buffer.alloc(0);
  if (headers['content-type'] !== 'application/json') return { bytes: bytes.length };
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
