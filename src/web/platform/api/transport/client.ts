/**
 * The only way to the server (SPEC-10.1): JSON, credentials, token, lender, 30 s limit. Repeats safe calls only, and
 * never a refusal. A call that changes something carries a key, so that a borrower who presses again after a lost
 * answer does nothing twice.
 */

import { noteServerDate } from '../../data/server-clock.ts';
import { ApiError, errorMessage, FETCHING } from './api-error.ts';
import { buildRequest, type Call } from './build-request.ts';
import { callKeys } from './call-keys.ts';
import { isPassing } from './is-passing.ts';
import { readToken, writeToken } from './token.ts';

/** What the client receives once, when the page starts. */
export type ClientOptions = {
  orgCode: string;
  /** Called on a 401, or a 403 whose message is 'unauthenticated' or 'invalid signature' (ACC-R1). */
  onSignedOut?: (error: ApiError) => void;
};

/** Sends one call and returns its parsed body. Throws ApiError. */
export type Send = (call: Call) => Promise<unknown>;

export const TIMEOUT_MS = 30_000;
const ATTEMPTS = 5;
const FIRST_WAIT_MS = 1000;

/** The application's client. */
export function createClient(options: ClientOptions): Send {
  const keys = callKeys();
  return async (call) => {
    try {
      const body = await attempt(keys.keyed(call), options, 1);
      keys.answered(call);
      return body;
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) keys.answered(call);
      throw error;
    }
  };
}

async function attempt(call: Call, options: ClientOptions, number: number): Promise<unknown> {
  try {
    return await once(call, options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!call.signsIn && endsSession(error)) options.onSignedOut?.(error);
    if (!mayRepeat(call, error) || number >= (call.attempts ?? ATTEMPTS)) throw error;
    await wait(FIRST_WAIT_MS * 2 ** (number - 1));
    return attempt(call, options, number + 1);
  }
}

async function once(call: Call, options: ClientOptions): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
  const giveUp = () => limit.abort();
  if (call.signal?.aborted) giveUp();
  call.signal?.addEventListener('abort', giveUp);
  try {
    return await answer(call, options, limit.signal);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', giveUp);
  }
}

async function answer(call: Call, options: ClientOptions, signal: AbortSignal): Promise<unknown> {
  const token = readToken();
  const { url, init } = buildRequest(call, { orgCode: options.orgCode, token });
  const response = await fetch(url, { ...init, signal }).catch((reason: unknown) => {
    throw new ApiError(reason instanceof Error && reason.message ? reason.message : FETCHING, 0);
  });
  if (!response) throw new ApiError(`Response was not defined for ${url}`, 0);
  noteServerDate(response.headers.get('date'));
  keepRenewedToken(response, token);
  const body = await parse(response, url);
  if (!response.ok) throw new ApiError(errorMessage(body), response.status, response.statusText, body);
  return body;
}

// ACC-R4: the token lives 15 minutes; an answer with a fresh one renews it. The answer to a request from before a logout
// or another login does not: it would bring back an ended session.
function keepRenewedToken(response: Response, asked: string | undefined): void {
  const header = response.headers.get('authorization');
  if (response.status !== 200 || !header?.startsWith('Bearer ')) return;
  if (asked === undefined || readToken() === asked) writeToken(header.slice(7));
}

async function parse(response: Response, url: string): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment');
  if (isFile || /^(application\/(pdf|octet-stream)|image\/)/.test(type)) return response.arrayBuffer();
  const text = await response.text().catch(() => {
    throw new ApiError(FETCHING, 0);
  });
  if (!type.includes('json')) return text === '' ? undefined : text;
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new ApiError(
      `Response was not convertible to json for ${url}`,
      response.status,
      response.statusText,
    );
  }
}

const SIGNED_OUT = ['unauthenticated', 'invalid signature'];

function endsSession({ status, message, reason }: ApiError): boolean {
  return status === 401 || (status === 403 && (SIGNED_OUT.includes(reason) || SIGNED_OUT.includes(message)));
}

function mayRepeat(call: Call, error: ApiError): boolean {
  return call.method === 'GET' && !call.signal?.aborted && isPassing(error);
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
