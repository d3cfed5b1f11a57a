/**
 * Sends one signed request to a party over HTTP. Every try carries the same idempotency key, so it retries after a
 * broken connection or a busy party; any other failure is final. Follows no redirect.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { traceHeader } from '../../trace.ts';
import { NoAnswer } from '../common/no-answer.ts';
import type { PartyKey } from '../common/party-access.ts';
import { signRequest } from './sign-request.ts';

export type Sending = {
  url: string;
  method: string;
  mediaType: string;
  body: Uint8Array;
  idempotencyKey: string;
  /** Without one, which only the sandbox allows, the request is not signed. */
  key?: PartyKey | undefined;
  /** For all tries together, in milliseconds. */
  patienceMs: number;
};

export type Received = { status: number; mediaType: string; body: Buffer };

type Outcome = Received | { failed: NoAnswer; againMs?: number | undefined };

const mostTries = 3;
const firstPauseMs = 250;
const largestAnswer = 256 * 1024;
/** The party, or its gateway, was unavailable for a moment. */
const passing = new Set([502, 503, 504]);

/** Resolves with an answer of 2xx. Throws `NoAnswer`. */
export async function sendSigned(sending: Sending): Promise<Received> {
  const until = Date.now() + sending.patienceMs;
  const signal = AbortSignal.timeout(sending.patienceMs);
  for (let tries = 1; ; tries++) {
    const outcome = await sendOnce(sending, signal);
    if (!('failed' in outcome)) return outcome;
    const { failed, againMs } = outcome;
    if (againMs === undefined || tries === mostTries) throw failed;
    const waitMs = Math.max(againMs, firstPauseMs * 4 ** (tries - 1) * (0.5 + Math.random() / 2));
    if (Date.now() + waitMs >= until) throw failed;
    await pause(waitMs);
  }
}

async function sendOnce(sending: Sending, signal: AbortSignal): Promise<Outcome> {
  try {
    return await judge(await request(sending, signal));
  } catch (error) {
    if (error instanceof NoAnswer) return { failed: error };
    if (signal.aborted) return { failed: new NoAnswer(`no answer in ${sending.patienceMs} ms`) };
    return { failed: new NoAnswer('no connection'), againMs: 0 };
  }
}

function request({ url, method, mediaType, body, idempotencyKey, key }: Sending, signal: AbortSignal) {
  const created = Math.floor(Date.now() / 1000);
  const path = new URL(url).pathname;
  const signed = key && signRequest(key, { method, path, body, idempotencyKey, created });
  return fetch(url, {
    method,
    headers: {
      'content-type': mediaType,
      accept: 'application/json',
      'accept-encoding': 'identity',
      // If a party answers twice, its second answer must not serve the next request.
      connection: 'close',
      'idempotency-key': idempotencyKey,
      ...traceHeader(),
      ...signed,
    },
    body: new Uint8Array(body),
    redirect: 'manual',
    signal,
  });
}

async function judge(response: Response): Promise<Outcome> {
  const { status, headers } = response;
  if (status >= 200 && status < 300) {
    const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    return { status, mediaType, body: await readLimited(response, largestAnswer) };
  }
  await response.body?.cancel();
  const failed = new NoAnswer(`status ${status}`, { status });
  const afterMs = retryAfterMs(headers.get('retry-after'), Date.now());
  if (passing.has(status)) return { failed, againMs: afterMs ?? 0 };
  return status === 429 ? { failed, againMs: afterMs } : { failed };
}

/** Reads the body of an answer, and stops when it is too large: a party must not fill our memory. @param most bytes */
async function readLimited({ body, status }: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > most) throw new NoAnswer(`an answer of more than ${most} bytes`, { status });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * How long a party asks us to wait (RFC 9110, 10.2.3), in milliseconds; undefined when it does not say, or says it in another format.
 * @param now milliseconds since 1970
 */
function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
