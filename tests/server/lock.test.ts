/** Two servers never share a data folder; a dead one's folder is taken over. (FAULT-19) */
/** Covers src/server/platform/lock/folder-lock.ts, src/server/platform/lock. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { lockFolder } from '../../src/server/platform/lock/folder-lock.ts';

const module = fileURLToPath(new URL('../../src/server/platform/lock/folder-lock.ts', import.meta.url));
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(`${tmpdir()}/hearthline-lock-`);
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A process that takes the folder and says so, or says why not; then holds it until it is killed. */
function holder(folder: string): { child: ChildProcess; said: Promise<string> } {
  const script = `const { lockFolder } = await import(${JSON.stringify(module)});
    try { lockFolder(${JSON.stringify(folder)}).announce('http://127.0.0.1:1'); console.log('taken'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = new Promise<string>((resolve) =>
    child.stdout?.once('data', (data) => resolve(String(data).trim())),
  );
  return { child, said };
}

const dies = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

test('a second server refuses, and names who has the folder', async () => {
  const folder = newFolder();
  const first = holder(folder);
  expect(await first.said).toBe('taken');

  expect(() => lockFolder(folder)).toThrow(
    new RegExp(
      `in use by process ${first.child.pid} on ${hostname()}, since 20.*listening at http://127.0.0.1:1`,
    ),
  );

  first.child.kill('SIGKILL');
  await dies(first.child);
  const lock = lockFolder(folder);
  expect(JSON.parse(readFileSync(`${folder}/server.lock`, 'utf8')).pid).toBe(process.pid);
  lock.release();
  expect(existsSync(`${folder}/server.lock`)).toBe(false);
});

test('of several that start at once after a crash, one gets the folder', async () => {
  const folder = newFolder();
  const dead = { pid: process.pid, host: hostname(), since: 'x', address: 'x', processStart: 'another boot' };
  writeFileSync(`${folder}/server.lock`, JSON.stringify(dead));

  const all = Array.from({ length: 5 }, () => holder(folder));
  const said = await Promise.all(all.map((one) => one.said));

  expect(said.filter((words) => words === 'taken')).toHaveLength(1);
  expect(said.filter((words) => /in use by process|keeps changing/.test(words))).toHaveLength(4);
  for (const { child } of all) child.kill('SIGKILL');
});

test('a folder of another machine is taken over two minutes after its holder showed last that it lives', () => {
  const folder = newFolder();
  const file = `${folder}/server.lock`;
  const elsewhere = { pid: 1, host: 'another-machine', since: 'x', address: 'x', processStart: 'x' };
  writeFileSync(file, JSON.stringify(elsewhere));
  const shown = (secondsAgo: number) => {
    const at = new Date(Date.now() - secondsAgo * 1000);
    utimesSync(file, at, at);
  };

  shown(100);
  expect(() => lockFolder(folder)).toThrow(
    /on another-machine.*\(If another-machine is gone, the folder is free 2 minutes after its end\.\)/,
  );
  shown(130);
  lockFolder(folder).release();
});

test('a holder shows every ten seconds that it lives, and ends when another took its folder meanwhile', () => {
  vi.useFakeTimers();
  const folder = newFolder();
  const file = `${folder}/server.lock`;
  const lock = lockFolder(folder);
  const long = new Date(Date.now() - 100_000);
  utimesSync(file, long, long);
  vi.advanceTimersByTime(10_000);
  expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(5_000);

  writeFileSync(file, JSON.stringify({ pid: 1, host: 'pod-2', since: 'x', address: 'x', processStart: 'x' }));
  expect(() => vi.advanceTimersByTime(10_000)).toThrow(`Another server took ${file} over.`);
  lock.release();
  vi.useRealTimers();
  expect(readFileSync(file, 'utf8')).toContain('pod-2');
});
