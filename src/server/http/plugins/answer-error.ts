/**
 * Turns whatever was thrown into the one published error shape. Reveals nothing internal: no SQL, no path, no stack.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { awayReason } from '../../platform/db/away-reason.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { Refusal, type RefusalDetail } from '../../platform/errors/refusal.ts';
import { FileMissing } from '../../platform/files/file-missing.ts';
import { StoreAway } from '../../platform/files/store-away.ts';
import { type Said, says } from '../../platform/language/said.ts';
import type { Wording } from '../../platform/language/wording.ts';
import { PartyFailed } from '../../platform/parties/common/party-failed.ts';
import { logRefusal } from './security-log.ts';

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

export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The sentences that a request is answered in. @param language what was spoken; undefined where nothing was */
export type WordingFor = (request: FastifyRequest, language: string | undefined) => Wording;

/**
 * Makes the handler of everything that is thrown: the one place that words refusals.
 * @param isPrepared whether the server could serve yet
 */
export function answerError(wordingFor: WordingFor, isPrepared = () => true): AnswerError {
  return (error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) logFailure(error, request, isPrepared());
    // A lender is read when its sentences are needed: who asks whether we are ready needs none.
    const word: Wording['word'] = (said) =>
      typeof said === 'string' ? said : wordingFor(request, refusal.language).word(said);
    logRefusal(request, refusal);
    return reply
      .code(refusal.status)
      .headers({
        'cache-control': 'no-store',
        ...(refusal.status === 503 && soon),
        ...refusal.detail.headers,
      })
      .type('application/json; charset=utf-8')
      .send(errorBody(refusal, word, request.id));
  };
}

/**
 * A supervisor that asks each second whether we are ready must raise no alarm; nor must strangers, who can fill a line: what is
 * turned away on purpose, in a borrower's words, is told by its name alone.
 */
function logFailure(error: unknown, request: FastifyRequest, isPrepared: boolean): void {
  const isTurnedAway = error instanceof Refusal && !(error instanceof CallError);
  if (isTurnedAway) request.log.warn({ reason: error.message }, 'turned away');
  else if (isPrepared) request.log.error({ err: error }, 'request failed');
  else request.log.info({ reason: error instanceof Error ? error.message : '' }, 'not ready yet');
}

/** Before the database has its tables, a query of them is early, not wrong. */
export function answerEarly(isPrepared: () => boolean, answer: AnswerError): AnswerError {
  return (error, request, reply) => {
    const isEarly = !isPrepared() && toRefusal(error).status === 500;
    return answer(isEarly ? busy() : error, request, reply);
  };
}

function errorBody({ status, errors, detail }: Refusal, word: Wording['word'], requestId: string): ErrorBody {
  const { message, fields, way, step, path } = detail;
  const said = errors.map(word);
  return {
    errors: said,
    message: status === 401 ? 'unauthenticated' : (message ?? said.join(', ')),
    ...(fields && { fields: wordedFields(fields, word) }),
    ...(step !== undefined && { step }),
    ...(path !== undefined && { path }),
    ...(way && { way: { words: word(way.words), to: way.to } }),
    requestId,
  };
}

const wordedFields = (fields: NonNullable<RefusalDetail['fields']>, word: Wording['word']) =>
  Object.fromEntries(Object.entries(fields).map(([pointer, said]) => [pointer, word(said)]));

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
  if (error instanceof FileMissing) return fileAway();
  if (error instanceof StoreAway) return noRoom();
  if (storageErrors.has(String((error as Thrown | undefined)?.code))) return noRoom();
  const thrown = (typeof error === 'object' && error !== null ? error : {}) as Thrown;
  if (thrown.validation) return invalid(thrown);
  // An address that cannot be decoded is no one's.
  if (thrown.code === 'FST_ERR_BAD_URL') return new Refusal(404, [says('request.notFound')]);
  const status = typeof thrown.statusCode === 'number' ? thrown.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500)
    return new Refusal(status, [reasons[status] ?? unreadable]);
  return fromDatabase(error, String(thrown.code ?? ''));
}

function invalid({ validation = [], validationContext = 'request' }: Thrown): Refusal {
  const first = validation[0];
  const extra = first?.params && 'additionalProperty' in first.params ? `: ${clip(first.params)}` : '';
  const pointer = first?.instancePath ?? '';
  const detail: RefusalDetail = pointer ? { fields: { [pointer]: first?.message ?? 'Not valid' } } : {};
  return new CallError(
    400,
    flat(`The ${validationContext} is not valid: ${pointer} ${first?.message ?? ''}${extra}`),
    detail,
  );
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

const clip = (params: object) => JSON.stringify(Object.values(params)[0]).slice(0, 60);

const unreadable = says('request.unreadable');

const reasons: Record<number, Said> = {
  404: says('request.notFound'),
  405: says('request.method'),
  406: says('request.form'),
  408: says('request.slow'),
  413: says('request.large'),
  415: says('request.json'),
  431: says('request.headers'),
};

function fromDatabase(error: unknown, code: string): Refusal {
  if (/^22/.test(code)) return new Refusal(400, [says('request.unstorable')]);
  if (code === '40001' || code === '40P01' || code === '55P03') return busy();
  const isAway = awayReason(error) !== undefined || refusedByDatabase.test(code);
  return isAway ? busy() : new Refusal(500, [says('request.unexpected')]);
}

// A database that turns us away while we run is another one than we started on.
const refusedByDatabase = /^(28|3D)/;

/** A disk that is full or over its quota, broken, read-only, or a process without a free file handle. */
const storageErrors = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']);

const noRoom = () =>
  new Refusal(503, [says('request.noRoom')], {
    headers: { 'retry-after': '60' },
  });

const fileAway = () => new Refusal(503, [says('request.fileAway')], { headers: { 'retry-after': '60' } });

const partyAway = () => new Refusal(503, [says('request.partyAway')], { headers: { 'retry-after': '60' } });

const busy = () =>
  new Refusal(503, [says('request.problem')], {
    headers: { 'retry-after': '2' },
  });
