/**
 * Turns whatever was thrown into the one published error shape. Reveals nothing internal: no SQL, no path, no stack.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { awayReason } from '../db/away-reason.ts';
import { Refusal, type RefusalDetail } from '../errors/refusal.ts';
import { PartyFailed } from '../vendors/party-failed.ts';
import { logRefusal } from './security-log.ts';
import { traceId } from './trace-id.ts';

export type ErrorBody = {
  errors: string[];
  message: string;
  fields?: Record<string, string>;
  step?: string | null;
  path?: string;
  way?: { words: string; to: string };
  requestId: string;
};

/** An answer that says "come back" also says when. */
const soon = { 'retry-after': '5' };

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error, trace: traceId(request) }, 'request failed');
  logRefusal(request, refusal);
  return reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', ...(refusal.status === 503 && soon), ...refusal.detail.headers })
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, request.id));
}

/** Before the database has its tables, a query of them is early, not wrong. */
export function answerEarly(isPrepared: () => boolean): typeof answerError {
  return (error, request, reply) => {
    const isEarly = !isPrepared() && toRefusal(error).status === 500;
    return answerError(isEarly ? busy() : error, request, reply);
  };
}

export function errorBody({ status, errors, detail }: Refusal, requestId: string): ErrorBody {
  const { headers: _headers, afterwards: _afterwards, security: _security, message, ...shown } = detail;
  const word = status === 401 ? 'unauthenticated' : (message ?? errors.join(', '));
  return { errors, message: word, ...shown, requestId };
}

type Thrown = {
  code?: unknown;
  statusCode?: unknown;
  validation?: { instancePath: string; message?: string; params?: object; keyword?: string }[];
  validationContext?: string;
};

/** Refusals pass; the framework's 4xx keep their status with our words; the database's codes are mapped; the rest is 500. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof PartyFailed) return partyAway();
  if (storageErrors.has(String((error as Thrown | undefined)?.code))) return noRoom();
  const thrown = (typeof error === 'object' && error !== null ? error : {}) as Thrown;
  if (thrown.validation) return invalid(thrown);
  const status = typeof thrown.statusCode === 'number' ? thrown.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) return new Refusal(status, [wordsFor(status)]);
  return fromDatabase(error, String(thrown.code ?? ''));
}

function invalid({ validation = [], validationContext = 'request' }: Thrown): Refusal {
  const first = validation[0];
  const extra = first?.params && 'additionalProperty' in first.params ? `: ${clip(first.params)}` : '';
  const pointer = first?.instancePath ?? '';
  const sentence = `The ${validationContext} is not valid: ${pointer} ${first?.message ?? ''}${extra}`;
  const detail: RefusalDetail = pointer ? { fields: { [pointer]: first?.message ?? 'Not valid' } } : {};
  return new Refusal(400, [sentence.replace(/\s+/g, ' ').trim()], detail);
}

const clip = (params: object) => JSON.stringify(Object.values(params)[0]).slice(0, 60);

const words: Record<number, string> = {
  400: 'The request could not be read. Send valid JSON.',
  404: 'Not found',
  405: 'This method is not allowed here.',
  406: 'This answer cannot be given in that form.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'Send application/json.',
  431: 'The request headers are too large.',
};

const wordsFor = (status: number) => words[status] ?? words[400] ?? 'The request could not be read.';

function fromDatabase(error: unknown, code: string): Refusal {
  if (/^22/.test(code)) return new Refusal(400, ['The request holds a value that cannot be stored.']);
  if (code === '40001' || code === '40P01' || code === '55P03') return busy();
  const isAway = awayReason(error) !== undefined || refusedByDatabase.test(code);
  return isAway ? busy() : new Refusal(500, ['Something unexpected happened']);
}

// A database that turns us away while we run is another one than we started on.
const refusedByDatabase = /^(28|3D)/;

/** A disk that is full or over its quota, broken, read-only, or a process without a free file handle. */
const storageErrors = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']);

const noRoom = () =>
  new Refusal(503, ["We can't store files right now. Nothing is lost; please try again in a few minutes."], {
    headers: { 'retry-after': '60' },
  });

const partyAway = () =>
  new Refusal(
    503,
    ["A company we work with isn't responding. Your answers are saved. Please try again in a few minutes."],
    { headers: { 'retry-after': '60' } },
  );

const busy = () =>
  new Refusal(503, ["We're having a brief problem. Your answers are saved. Please try again in a moment."], {
    headers: { 'retry-after': '2' },
  });
