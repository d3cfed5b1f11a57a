/** One-way names: content hashes, and blind indexes that only this installation can compute. */

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import type { Secrets } from './secrets.ts';

/** Lower-case hexadecimal, 64 characters. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Equal values give equal indexes; without the key neither can be guessed from the other. */
export function blindIndex(secrets: Secrets, kind: string, value: string): string {
  if (!secrets.indexKey) throw new Refusal(503, [says('request.starting')]);
  return createHmac('sha256', secrets.indexKey).update(`${kind}\0${value}`).digest('hex');
}

/** Compares two digests of equal length in constant time. */
export function sameDigest(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
