/** The program itself: it starts from nothing, refuses a taken folder or port, and stops cleanly. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(`${tmpdir()}/hearthline-start-`);
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Started = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
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
  for (let waited = 0; waited < 300; waited += 1) {
    if (await holds()) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error('It did not happen within 30 seconds.');
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
}, 90_000);

test('a wrong mode, a missing key and missing content are sentences', async () => {
  const mode = start({ HEARTHLINE_MODE: 'prod' });
  const key = start({ HEARTHLINE_MODE: 'production', DATA_DIR: `${folder}/key` });
  const content = start({ HEARTHLINE_ROOT: folder, DATA_DIR: `${folder}/content` });

  expect(await Promise.all([mode.exit, key.exit, content.exit])).toEqual([1, 1, 1]);
  expect(mode.output()).toContain('HEARTHLINE_MODE is "prod". Use sandbox or production.');
  expect(key.output()).toContain('HEARTHLINE_MASTER_KEY is required in production');
  expect(content.output()).toContain('Is this the folder that holds flows/');
  for (const { output } of [mode, key, content]) expect(output()).not.toMatch(/\n\s+at /);
}, 60_000);
