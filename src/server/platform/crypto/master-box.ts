/**
 * Seals small values directly under the master key: data keys and email addresses. The first byte is the key's
 * version.
 */
import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './aes.ts';
import type { Secrets } from './secrets.ts';

/** @param purpose separates keys: what was sealed for one purpose cannot be opened for another. */
export function sealWithMaster(secrets: Secrets, purpose: string, rowId: string, plain: Uint8Array): Buffer {
  const version = secrets.currentVersion;
  const body = encrypt(keyFor(secrets, version, purpose), rowId, plain);
  return Buffer.concat([Buffer.from([version]), body]);
}

export function openWithMaster(secrets: Secrets, purpose: string, rowId: string, sealed: Uint8Array): Buffer {
  const version = sealed[0] ?? 0;
  return decrypt(keyFor(secrets, version, purpose), rowId, sealed.subarray(1));
}

/** 32 bytes of a version's master key for one purpose. */
export function keyFor(secrets: Secrets, version: number, purpose: string): Buffer {
  const name = `${version}/${purpose}`;
  const known = derived.get(secrets) ?? new Map<string, Buffer>();
  derived.set(secrets, known);
  const key = known.get(name) ?? deriveKey(secrets, version, purpose);
  known.set(name, key);
  return key;
}

// Purposes and versions are few and fixed, and a holder of the secrets can derive these again at any time.
const derived = new WeakMap<Secrets, Map<string, Buffer>>();

function deriveKey(secrets: Secrets, version: number, purpose: string): Buffer {
  const master = secrets.masterKeys.get(version);
  if (!master)
    throw new Error(`Master key version ${version} is needed to read this data, and was not given.`);
  return Buffer.from(hkdfSync('sha256', master, 'hearthline', purpose, 32));
}
