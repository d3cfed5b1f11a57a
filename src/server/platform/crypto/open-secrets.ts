/** Finds the master key: from the environment, or (sandbox only) a file of the data folder that is made on first start. */
import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Secrets } from './secrets.ts';

export type SecretsSource = {
  mode: 'sandbox' | 'production';
  dataFolder: string;
  masterKey?: string | undefined;
};

export function openSecrets({ mode, dataFolder, masterKey }: SecretsSource): Secrets {
  if (masterKey) return secretsFrom(masterKey);
  if (mode === 'production') throw new Error(missing);
  return secretsFrom(ownKey(`${dataFolder}/master.key`));
}

/** The keys as text, where there are any yet: for making the next one. */
export function givenKeys({ masterKey, dataFolder }: Pick<SecretsSource, 'masterKey' | 'dataFolder'>) {
  const file = `${dataFolder}/master.key`;
  return masterKey ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
}

/** @param text one base64 key of 32 bytes, or versions separated by commas: `2:<base64>,1:<base64>`. */
export function secretsFrom(text: string): Secrets {
  const read = text.split(',').map(readVersion);
  const masterKeys = new Map(read);
  const versions = [...masterKeys.keys()];
  const twice = versions.find((version) => read.filter(([other]) => other === version).length > 1);
  if (twice !== undefined)
    throw new Error(
      `HEARTHLINE_MASTER_KEY names version ${twice} twice. Give each key a version of its own.`,
    );
  const oldest = masterKeys.get(Math.min(...versions));
  if (!oldest) throw new Error(missing);
  const derivedIndexKey = Buffer.from(hkdfSync('sha256', oldest, 'hearthline', 'index', 32));
  return {
    currentVersion: Math.max(...versions),
    masterKeys,
    indexKey: derivedIndexKey,
    derivedIndexKey,
  };
}

const missing = 'HEARTHLINE_MASTER_KEY is required in production. Make one with: openssl rand -base64 32';

function readVersion(part: string): [number, Uint8Array] {
  const [, version = '1', encoded = ''] = /^(?:(\d{1,3}):)?(.+)$/.exec(part.trim()) ?? [];
  const key = Buffer.from(encoded, 'base64');
  if (key.length !== 32 || !(Number(version) >= 1 && Number(version) <= 255))
    throw new Error('HEARTHLINE_MASTER_KEY must be 32 bytes in base64, optionally "version:key" (1–255).');
  return [Number(version), key];
}

function ownKey(file: string): string {
  if (!existsSync(file)) makeKey(file);
  return readFileSync(file, 'utf8');
}

// Renamed into place, so that a killed start leaves a whole key or none.
function makeKey(file: string) {
  writeFileSync(`${file}.draft`, randomBytes(32).toString('base64'), { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}
