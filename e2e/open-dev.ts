/** `npm run dev` on a committed copy of the content, for the stories of who writes it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

export type Dev = {
  /** The copy: flows, orgs and schemas. */
  root: string;
  /** The address of the machine, without a path. */
  base: string;
  /** What the terminal shows. */
  said(): string;
  git(...args: string[]): string;
  close(): Promise<void>;
};

const program = fileURLToPath(new URL('../', import.meta.url));

/** Resolves when it serves. A cold start beside three other stories took over two minutes once. */
export async function openDev(): Promise<Dev> {
  const root = mkdtempSync(join(tmpdir(), 'hearthline-dev-'));
  for (const folder of ['flows', 'orgs', 'schemas'])
    cpSync(join(program, folder), join(root, folder), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      encoding: 'utf8',
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'as it was', '--no-verify');
  const port = await freePort();
  let said = '';
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(root, '.data'), DATABASE_URL: '' };
  const child = spawn(process.execPath, [join(program, 'src/tools/run.mjs'), 'dev', '--root', root], { env });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += String(data)));
  await expect.poll(() => said, { timeout: 300_000 }).toContain('What you save');
  const close = async () => {
    await ended(child);
    rmSync(root, { recursive: true, force: true });
  };
  return { root, base: `http://127.0.0.1:${port}`, said: () => said, git, close };
}

function ended(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
