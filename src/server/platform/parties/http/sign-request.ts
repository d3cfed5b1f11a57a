/** Signs a request after RFC 9421 (HMAC-SHA256) over its method, path, moment, body and key of repetition. */
import { createHash, createHmac } from 'node:crypto';
import type { PartyKey } from '../common/party-access.ts';

export type Signed = {
  method: string;
  /** As it is in the request line, without a query. */
  path: string;
  body: Uint8Array;
  idempotencyKey: string;
  /** Seconds since 1970. */
  created: number;
};

/** The headers that a party needs to check the request. */
export function signRequest(key: PartyKey, request: Signed): Record<string, string> {
  const digest = `sha-256=:${createHash('sha256').update(request.body).digest('base64')}:`;
  const parameters = `("@method" "@path" "content-digest" "idempotency-key");created=${request.created};keyid="${key.id}";alg="hmac-sha256"`;
  const base = [
    `"@method": ${request.method}`,
    `"@path": ${request.path}`,
    `"content-digest": ${digest}`,
    `"idempotency-key": ${request.idempotencyKey}`,
    `"@signature-params": ${parameters}`,
  ].join('\n');
  return {
    'idempotency-key': request.idempotencyKey,
    'content-digest': digest,
    'signature-input': `sig=${parameters}`,
    signature: `sig=:${createHmac('sha256', key.secret).update(base).digest('base64')}:`,
  };
}
