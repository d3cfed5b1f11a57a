/** The key with which a person approves lenders: made once, kept by the person, its public half named in production's settings. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { signedBytes } from '../../content/approval/approval.ts';
import type { Approval } from '../../types/approval.ts';

/** Writes a new private key (PEM, readable by its owner alone). Returns the public half, as HEARTHLINE_APPROVERS takes it. */
export function newKey(file: string): string {
  if (existsSync(file)) throw new Error(`There is a file ${file} already. A key is never written over.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return publicHalf(privateKey);
}

/** The record of an approval, signed. Throws a sentence when the file holds no such key. */
export function signed(code: string, words: Omit<Approval, 'signature'>, keyFile: string): Approval {
  const signature = sign(null, signedBytes(code, words), readKey(keyFile)).toString('base64url');
  return { ...words, signature };
}

function readKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file, 'utf8'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The sentence below is for this, too: the reason could hold a part of the key.
  }
  throw new Error(`${file} holds no key for approving. Make one: npm run flow -- review --new-key ${file}`);
}

function publicHalf(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return String(x);
}
