/**
 * Ed25519 keys for tokens, derived from the master keys: one per version, nothing to store, every server agrees; and how
 * long a token lives.
 */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { keyFor } from './master-box.ts';
import type { Secrets } from './secrets.ts';

export type SigningKeys = {
  kid: string;
  signingKey: KeyObject;
  /** Keys that are still accepted, by kid. A version taken out of the environment is refused at once. */
  publicKeys: ReadonlyMap<string, KeyObject>;
  tokenSeconds: number;
};

// PKCS #8 wrapping of a raw Ed25519 seed (RFC 8410).
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

export function signingKeys(secrets: Secrets, tokenSeconds = 900): SigningKeys {
  const privateKeys = [...secrets.masterKeys.keys()].map(
    (version) => [kidOf(version), privateKey(secrets, version)] as const,
  );
  const kid = kidOf(secrets.currentVersion);
  return {
    kid,
    signingKey: privateKey(secrets, secrets.currentVersion),
    publicKeys: new Map(privateKeys.map(([name, key]) => [name, createPublicKey(key)])),
    tokenSeconds,
  };
}

const kidOf = (version: number) => `hl-${version}`;

function privateKey(secrets: Secrets, version: number): KeyObject {
  const seed = keyFor(secrets, version, 'token-signing');
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
}
