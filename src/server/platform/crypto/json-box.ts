/** JSON documents as ciphertext of one row. */
import { decrypt, encrypt } from './aes.ts';

export function sealJson(key: Uint8Array, rowId: string, value: unknown): Buffer {
  return encrypt(key, rowId, Buffer.from(JSON.stringify(value)));
}

export function openJson<T>(key: Uint8Array, rowId: string, sealed: Uint8Array): T {
  return JSON.parse(decrypt(key, rowId, sealed).toString('utf8')) as T;
}
