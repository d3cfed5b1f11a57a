/** Secrets in files: read as the settings that they are, and a sentence where they cannot be. */
/** Covers src/server/platform/world/secret-files.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withSecretFiles } from '../../src/server/platform/world/secret-files.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (text: string) => {
  const path = join(folder, String(Math.random()).slice(2));
  writeFileSync(path, text);
  return path;
};

test('a setting is read from the file that is named for it, without the line break at its end', () => {
  const { masterKey, parties } = readSettings({
    HEARTHLINE_MASTER_KEY_FILE: file('a key\n'),
    FLOOD_URL: 'https://flood.example',
    FLOOD_KEY_FILE: file(`hearthline:${'s'.repeat(32)}`),
  });
  expect(masterKey).toBe('a key');
  expect(parties.flood.key).toEqual({ id: 'hearthline', secret: 's'.repeat(32) });
});

test('a file that is not there, or a setting that is there twice, is a sentence; other names are left alone', () => {
  expect(() => withSecretFiles({ PLAID_SECRET_FILE: '/nowhere' })).toThrow(
    'PLAID_SECRET_FILE is "/nowhere", which cannot be read.',
  );
  expect(() => withSecretFiles({ PLAID_SECRET: 'x', PLAID_SECRET_FILE: file('y') })).toThrow('both set');
  const others = {
    AWS_WEB_IDENTITY_TOKEN_FILE: '/nowhere',
    SSH_KEY_FILE: '/nowhere',
    SSL_CERT_FILE: '/nowhere',
    npm_config_key_FILE: '/nowhere',
  };
  expect(withSecretFiles(others)).toBe(others);
});
