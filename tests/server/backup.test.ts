/** What docs/operations.md says of backup and of settings is so. */
/**
 * Covers src/server/platform/errors/security-events.ts, src/server/platform/files/folder-store.ts,
 *   src/server/start/open-keys.ts, src/server/platform/world/settings.ts, src/server/platform/db.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { securityEvents } from '../../src/server/platform/errors/security-events.ts';
import { folderStore } from '../../src/server/platform/files/folder-store.ts';
import { openKeys } from '../../src/server/start/open-keys.ts';
import { applications, password, register, start, submit } from './borrower.ts';
import { openTestServer, Visitor } from './harness.ts';

const folder = mkdtempSync(`${tmpdir()}/hearthline-backup-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

const open = (data: string) =>
  openTestServer({ folder: `${data}/database`, files: folderStore(`${data}/files`) });

test('a copy of a stopped data folder, put elsewhere, opens: the borrower logs in and finds the answers', async () => {
  mkdirSync(`${folder}/data/files`, { recursive: true });
  const first = await open(`${folder}/data`);
  await openKeys(first.world);
  const borrower = await register(first);
  expect((await submit(borrower, 'start', start)).statusCode).toBe(200);
  const before = (await borrower.get(`${applications}/${borrower.uuid}/journey`)).json();
  await first.close();

  cpSync(`${folder}/data`, `${folder}/restored`, { recursive: true });
  const second = await open(`${folder}/restored`);
  await openKeys(second.world);
  const back = new Visitor(second.app);
  const login = await back.post('/identity/api/v1/login', { email: borrower.email, password });
  const after = (await back.get(`${applications}/${borrower.uuid}/journey`)).json();
  await second.close();

  expect(login.statusCode).toBe(200);
  expect(after.facts).toEqual(before.facts);
  expect(after.version).toBe(before.version);
});

test('the page of operations names every setting and every event of the security log', () => {
  const source = readFileSync(
    new URL('../../src/server/platform/world/settings.ts', import.meta.url),
    'utf8',
  );
  const settings = [...source.matchAll(/env\.([A-Z_]+)/g)].map(([, name = '']) => name);

  expect(settings.length).toBeGreaterThan(12);
  expect([...settings, ...securityEvents].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
