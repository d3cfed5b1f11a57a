/** Time-based one-time passwords (RFC 6238): HMAC-SHA-1, six digits, steps of 30 seconds, as every authenticator app reads them. */
import { createHmac } from 'node:crypto';

const stepMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @param now milliseconds since 1970. @returns the number of the time step */
export const stepOf = (now: number): number => Math.floor(now / stepMs);

/** The six digits of one time step (RFC 4226, 5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const from = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(from) & 0x7fff_ffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** Letters as authenticator apps take a secret that is typed (RFC 4648, without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The address that a camera reads. @param issuer the lender's name @param account the login's email address */
export function otpauthUri(secret: Uint8Array, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer, digits: '6', period: '30' });
  // Apps show a plus sign as it is: a blank has to be %20.
  const values = query.toString().replaceAll('+', '%20');
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${values}`;
}
