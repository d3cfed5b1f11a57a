/** The program itself: it starts from nothing, refuses a taken folder or port, and stops cleanly. */
/**
 * Covers src/server/main.ts, src/server/start/{require-space,explain-failure}.ts, src/server/platform/files/make-folder.ts, src/tools/start.mjs,
 *   src/tools/commands/hmda.ts, src/server/start, src/server/platform/world.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import { explainFailure } from '../../src/server/start/explain-failure.ts';
import { requireSpace } from '../../src/server/start/require-space.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(`${tmpdir()}/hearthline-start-`);
const children: ChildProcess[] = [];
// As it is delivered: the program is built only when a source is newer than the last build.
beforeAll(() => {
  const { NODE_ENV, VITEST, ...env } = process.env;
  const built = spawnSync(process.execPath, ['src/tools/build.mjs', '--if-stale'], { cwd: root, env });
  expect(built.status, String(built.stderr)).toBe(0);
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Started = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--disable-proto=delete', 'dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += String(data)));
  return { child, output: () => text, exit: new Promise((resolve) => child.once('exit', resolve)) };
}

async function until(holds: () => boolean | Promise<boolean>) {
  for (let waited = 0; waited < 1200; waited += 1) {
    if (await holds()) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error('It did not happen within two minutes.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test('it starts, serves, refuses a second one, and stops on SIGTERM', async () => {
  const port = String(await freePort());
  const first = start({ PORT: port });
  await until(() => first.output().includes('is ready') || first.child.exitCode !== null);
  expect(first.output()).toContain(`http://127.0.0.1:${port}/account/heloc`);
  expect(first.output()).toContain('someone+happy@example.com');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

  const second = start({ PORT: String(await freePort()) });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(`in use by process ${first.child.pid}`);
  const busy = start({ PORT: port, DATA_DIR: `${folder}/other` });
  expect(await busy.exit).toBe(1);
  expect(busy.output()).toContain(`Port ${port} of 127.0.0.1 is in use`);

  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect(existsSync(`${folder}/server.lock`)).toBe(false);
});

test('what was under way when the stop came is still answered', async () => {
  const port = await freePort();
  const server = start({ PORT: String(port), DATA_DIR: `${folder}/drain` });
  await until(() => server.output().includes('is ready') || server.child.exitCode !== null);
  const body = JSON.stringify({
    location: { street1: '1 Main St', city: 'Reno', state: 'NV', zip: '89501' },
  });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`POST ${suggest} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-org: default\r\n`);
  socket.write(`content-type: application/json\r\ncontent-length: ${body.length}\r\n`);
  socket.write('expect: 100-continue\r\n\r\n');
  await until(() => answer.includes('100 Continue'));
  server.child.kill('SIGTERM');
  const answers = () => fetch(`http://127.0.0.1:${port}/healthz`).then(Boolean, () => false);
  await until(async () => !(await answers()));
  socket.write(body);
  await closed;

  expect(answer).toMatch(/HTTP\/1\.1 200 OK/);
  expect(answer).toContain('"kind"');
  expect(await server.exit).toBe(0);
  expect(existsSync(`${folder}/drain/server.lock`)).toBe(false);
});

const suggest = '/service-application/external/api/v1/address/suggest';

test('a disk that is almost full is a sentence before anything is opened', () => {
  expect(() => requireSpace(folder, 150 * 1024 * 1024)).toThrow(
    `The disk of ${folder} has 150 MB free; 200 MB are needed to start. Make room, or set DATA_DIR to another disk.`,
  );
  expect(() => requireSpace(folder, 200 * 1024 * 1024)).not.toThrow();
  expect(() => requireSpace(folder)).not.toThrow();
});

test('a wrong mode, a key that is none, a missing sender and missing content are sentences', async () => {
  const mode = start({ HEARTHLINE_MODE: 'prod' });
  const token = start({ HEARTHLINE_TOKEN_SECONDS: '60', DATA_DIR: `${folder}/token` });
  const party = start({ FLOOD_KEY: 'secret', DATA_DIR: `${folder}/party` });
  const sender = start({ SMTP_URL: 'smtp://127.0.0.1:25', DATA_DIR: `${folder}/sender` });
  const production = start({ HEARTHLINE_MODE: 'production', DATA_DIR: `${folder}/key` });
  const content = start({ HEARTHLINE_ROOT: folder, DATA_DIR: `${folder}/content` });

  const all = [mode, token, party, sender, production, content];
  expect(await Promise.all(all.map(({ exit }) => exit))).toEqual([1, 1, 1, 1, 1, 1]);
  expect(token.output()).toContain('HEARTHLINE_TOKEN_SECONDS is "60". Use 125 to 3600.');
  expect(mode.output()).toContain('HEARTHLINE_MODE is "prod". Use sandbox, staging or production.');
  expect(party.output()).toMatch(/^FLOOD_KEY must be "id:secret"/);
  expect(sender.output()).toMatch(/^MAIL_FROM is required with SMTP_URL/);
  expect(production.output()).toMatch(
    /^Production does not start without these settings .*:\n {2}DATABASE_URL\n/,
  );
  expect(content.output()).toContain('Is this the folder that holds flows/');
  for (const { output } of all) expect(output()).not.toMatch(/\n\s+at /);
});

test('a port that is not ours, another database, a folder that cannot be and a number out of reach are sentences, at once', async () => {
  const another = start({ DATABASE_URL: 'mysql://user:secret@db.example/x', DATA_DIR: `${folder}/mysql` });
  const proc = start({ DATA_DIR: '/proc/hearthline' });
  const pace = start({ HEARTHLINE_STAGE_MS: 'soon', DATA_DIR: `${folder}/pace` });
  const jobs = start({ HEARTHLINE_JOBS: '0', DATA_DIR: `${folder}/jobs` });
  const all = [another, proc, pace, jobs];

  expect(await Promise.all(all.map(({ exit }) => exit))).toEqual([1, 1, 1, 1]);
  expect(another.output()).toBe(
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.\n',
  );
  expect(proc.output()).toMatch(
    /^The folder \/proc\/hearthline cannot be made \(E\w+\)\. Set DATA_DIR to one that can be\.\n$/,
  );
  expect(pace.output()).toBe('HEARTHLINE_STAGE_MS is "soon". Use a whole number from 0 to 1000000000.\n');
  expect(jobs.output()).toBe('HEARTHLINE_JOBS is "0". Use a whole number from 1 to 64.\n');
});

test('a port that needs a permission is told so, and not the data folder', () => {
  const error = Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), {
    ...{ code: 'EACCES', syscall: 'listen' },
  });
  expect(explainFailure(error, readSettings({ PORT: '80' }))).toBe(
    'This user may not listen on port 80 of 127.0.0.1. Set PORT to another one, and let a proxy stand before it.',
  );
});

test('fifteen minutes a stage and a hundred thousand requests a minute are numbers; a port is one of 65,535', () => {
  expect(readSettings({ HEARTHLINE_STAGE_MS: '900000', HEARTHLINE_RATE: '100000' })).toMatchObject({
    ...{ stageMs: 900_000, requestsPerMinute: 100_000, jobsAtOnce: 4 },
  });
  expect(() => readSettings({ PORT: '70000' })).toThrow(
    'PORT is "70000". Use a whole number from 0 to 65535.',
  );
});

test('THREAT-12: the product starts without the setter of prototypes, as every start in this file does', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

  expect(scripts.start).toContain('node --disable-proto=delete ');
});

test('the register of a stopped server is written by the program, and its folder must exist', () => {
  const hmda = (data: string) => {
    const args = ['src/tools/run.mjs', 'flow', 'hmda', '--from', '2026-01-01', '--to', '2026-12-31'];
    const { NODE_ENV, VITEST, ...env } = process.env;
    return spawnSync(process.execPath, [...args, '--data', data], { cwd: root, env, encoding: 'utf8' });
  };
  const data = mkdtempSync(`${tmpdir()}/hearthline-hmda-`);
  const none = hmda(data);
  rmSync(data, { recursive: true, force: true });
  const wrong = hmda(data);

  expect([none.status, none.stdout]).toEqual([0, '']);
  expect(none.stderr).toContain('0 rows from 2026-01-01 to 2026-12-31; 0 edits failed.');
  expect([wrong.status, wrong.stderr]).toEqual([
    1,
    `There is no folder ${data}. Name the data folder of the server.\n`,
  ]);
});
