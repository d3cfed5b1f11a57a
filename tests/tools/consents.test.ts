/** `flow consents` adds what is new and refuses what changed: a version that borrowers agreed to stays what it was. */
/** Covers src/tools/commands/consents.ts. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../src/tools/commands/consents.ts';

const page = 'flows/heloc/pages/start/profile.json';
let root = '';
let said = '';
beforeEach(() => {
  said = '';
  root = mkdtempSync(join(tmpdir(), 'consents-'));
  for (const folder of ['flows', 'schemas', 'orgs']) cpSync(folder, join(root, folder), { recursive: true });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('a new version is added beside the old one', async () => {
  change((consent) => Object.assign(consent, { version: '2027-01', text: 'I agree to something else.' }));

  expect(await run(['--root', root])).toBe(0);

  const versions = record()['heloc/start/profile#softCredit'];
  expect(Object.keys(versions ?? {})).toEqual(['2026-11.2', '2027-01']);
});

test('other words under the same version are refused, and the record stays', async () => {
  const before = JSON.stringify(record());
  change((consent) => Object.assign(consent, { text: 'I agree to something else.' }));

  expect(await run(['--root', root])).toBe(1);

  expect(said).toMatch(/^CONSENT_CHANGED flows\/heloc\/pages\/start\/profile\.json#\/consents\/softCredit: /);
  expect(JSON.stringify(record())).toBe(before);
});

test('what is recorded is what `flow consents` would write', async () => {
  const before = readFileSync(join(root, 'flows/consents.json'), 'utf8');

  await run(['--root', root]);

  expect(readFileSync(join(root, 'flows/consents.json'), 'utf8')).toBe(before);
});

function change(edit: (consent: object) => unknown): void {
  const json = JSON.parse(readFileSync(join(root, page), 'utf8'));
  edit(json.consents.softCredit);
  writeFileSync(join(root, page), JSON.stringify(json));
}

function record(): Record<string, Record<string, unknown>> {
  return JSON.parse(readFileSync(join(root, 'flows/consents.json'), 'utf8')).consents;
}
