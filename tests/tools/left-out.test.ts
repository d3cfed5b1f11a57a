/** What `npm test` does on a machine without Chromium or PostgreSQL: the rest, and its end says what was left out and what to install. */
/** Covers src/tools/stories.mjs, src/tools/cluster/find-postgres.mjs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findPostgres } from '../../src/tools/cluster/find-postgres.mjs';
import { leftOut, stories } from '../../src/tools/stories.mjs';

afterEach(() => vi.unstubAllEnvs());

test('without PostgreSQL every story is told but those of a database server', () => {
  const everywhere = stories({ isAll: true, hasPostgres: false });
  const ofServer = stories({ isAll: true, hasPostgres: true }).filter((file) => !everywhere.includes(file));

  expect(ofServer.map((file) => file.replace('e2e/', '')).sort()).toEqual([
    'database.spec.ts',
    'killed-job.spec.ts',
    'releases.spec.ts',
    'two-servers.spec.ts',
  ]);
});

test('the sweeps are told only where all is asked for', () => {
  expect(stories({ isAll: false, hasPostgres: true })).not.toContain('e2e/shifting.spec.ts');
  expect(stories({ isAll: true, hasPostgres: true })).toContain('e2e/shifting.spec.ts');
});

test('each thing that is missing is named with its remedy', () => {
  expect(leftOut({ hasBrowser: true, hasPostgres: true })).toEqual([]);
  expect(leftOut({ hasBrowser: false, hasPostgres: false })).toEqual([
    expect.stringContaining('install Chromium or Chrome, or set CHROMIUM_PATH'),
    expect.stringContaining('install PostgreSQL, or set POSTGRES_BIN'),
  ]);
});

test('a server of PostgreSQL is found where POSTGRES_BIN says, if its programs are there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-programs-'));
  vi.stubEnv('POSTGRES_BIN', folder);
  expect(findPostgres()).not.toBe(folder);
  for (const name of ['initdb', 'postgres']) writeFileSync(join(folder, name), '');
  expect(findPostgres()).toBe(folder);
  rmSync(folder, { recursive: true });
});
