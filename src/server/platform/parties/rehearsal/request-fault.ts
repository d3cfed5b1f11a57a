/** Checks a request as a party does, from RFC 9421 and RFC 9530 alone: nothing here is taken from the server that signs. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PartyKey } from '../common/party-access.ts';

export type Came = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

const input =
  /^sig=(\("@method" "@path" "content-digest" "idempotency-key"\);created=(\d+);keyid="([^"]+)";alg="hmac-sha256")$/;
const fiveMinutes = 300;

/** Undefined when the request is the key holder's; otherwise what is wrong. @param now seconds since 1970 */
export function faultOf(came: Came, key: PartyKey, now: number): string | undefined {
  const header = (name: string) => String(came.headers[name] ?? '');
  const [, parameters = '', created, id] = input.exec(header('signature-input')) ?? [];
  const digest = createHash('sha256').update(came.body).digest('base64');
  if (id !== key.id) return 'another key';
  if (Math.abs(now - Number(created)) > fiveMinutes) return 'too old';
  if (header('content-digest') !== `sha-256=:${digest}:`) return 'another body';
  const base = `"@method": ${came.method}\n"@path": ${came.path}\n"content-digest": ${header('content-digest')}\n"idempotency-key": ${header('idempotency-key')}\n"@signature-params": ${parameters}`;
  const wanted = createHmac('sha256', key.secret).update(base).digest();
  const given = Buffer.from(/^sig=:(.+):$/.exec(header('signature'))?.[1] ?? '', 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? undefined : 'another signature';
}
