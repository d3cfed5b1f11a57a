/** Sends one signed request to a party over HTTP. Every try carries the same idempotency key. */
import { traceHeader } from '../../trace.ts';
import type { PartyKey } from '../common/party-access.ts';
import { sendAgain } from './send-again.ts';
import { type Received, sendOnce } from './send-once.ts';
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

/** Resolves with an answer of 2xx. Throws `NoAnswer`. */
export function sendSigned(sending: Sending): Promise<Received> {
  const { url, method, body, patienceMs } = sending;
  return sendAgain(patienceMs, (signal) =>
    sendOnce(url, { method, body, headers: headersOf(sending) }, signal),
  );
}

function headersOf({ url, method, mediaType, body, idempotencyKey, key }: Sending): Record<string, string> {
  const created = Math.floor(Date.now() / 1000);
  const path = new URL(url).pathname;
  const signed = key && signRequest(key, { method, path, body, idempotencyKey, created });
  return {
    'content-type': mediaType,
    'idempotency-key': idempotencyKey,
    ...traceHeader(),
    ...signed,
  };
}
