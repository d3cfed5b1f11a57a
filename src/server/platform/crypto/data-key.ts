/** One random key per application (and per registration draft), kept wrapped by the master key beside its row. */
import { randomBytes } from 'node:crypto';
import { openWithMaster, sealWithMaster } from './master-box.ts';
import type { Secrets } from './secrets.ts';

export type DataKey = { key: Uint8Array; wrapped: Buffer };

const purpose = 'data-key';

export function createDataKey(secrets: Secrets, ownerId: string): DataKey {
  const key = randomBytes(32);
  return { key, wrapped: sealWithMaster(secrets, purpose, ownerId, key) };
}

export function openDataKey(secrets: Secrets, ownerId: string, wrapped: Uint8Array): Uint8Array {
  return openWithMaster(secrets, purpose, ownerId, wrapped);
}

/** The same data key under the current master key: what rotation writes back. */
export function rewrapDataKey(secrets: Secrets, ownerId: string, wrapped: Uint8Array): Buffer {
  return sealWithMaster(secrets, purpose, ownerId, openDataKey(secrets, ownerId, wrapped));
}
