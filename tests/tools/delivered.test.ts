/** Where only what runs is installed, as in an image, `npm start` runs what was built: it builds nothing and fetches nothing. */
/** Covers src/tools/{start,build,ensure-installed}.mjs. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('a folder without vite starts what was built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-delivered-'));
  for (const name of ['start', 'build', 'ensure-installed'])
    cpSync(`${root}src/tools/${name}.mjs`, `${folder}/src/tools/${name}.mjs`);
  for (const name of ['dist/server', 'node_modules/fastify'])
    mkdirSync(`${folder}/${name}`, { recursive: true });
  // Newer than what was built, as a copy is; the lock file names packages that are not there.
  writeFileSync(`${folder}/dist/server/main.js`, "process.stdout.write('it runs');");
  for (const name of ['package.json', 'package-lock.json']) cpSync(`${root}${name}`, `${folder}/${name}`);

  const started = spawnSync(process.execPath, ['src/tools/start.mjs'], { cwd: folder, encoding: 'utf8' });

  expect([started.stdout, started.status]).toEqual(['it runs', 0]);
  expect(started.stderr).toBe('No tools to build with are installed: what was built is run.\n');
  expect(readdirSync(`${folder}/node_modules`)).toEqual(['fastify']);
  rmSync(folder, { recursive: true });
});

test('npx runs what the lock file names and never fetches a program', () => {
  const tools = readdirSync(`${root}src/tools`, { recursive: true, encoding: 'utf8' });
  const calls = tools
    .filter((name) => /\.(mjs|ts)$/.test(name))
    .flatMap((name) => readFileSync(`${root}src/tools/${name}`, 'utf8').split("'npx',").slice(1));
  expect(calls.length).toBeGreaterThan(6);
  for (const call of calls) expect(call.slice(0, 60)).toMatch(/^\s*\[?\s*'--no-install',/);
});
