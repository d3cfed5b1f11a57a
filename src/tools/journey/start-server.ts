/**
 * Starts the built server on a free port and a data folder of its own, and waits until it is ready.
 * For the gallery, the benchmark and the tests; the product itself is started by `npm start`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type RunningServer = {
  base: string;
  dataDir: string;
  child: ChildProcess;
  log: () => string;
  /** Ends the process; with 'SIGKILL' as a crash would. The data folder stays. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Ends the process and removes the data folder. */
  remove: () => Promise<void>;
};

const root = fileURLToPath(new URL('../../../', import.meta.url));

export type StartOptions = {
  /** To reopen an existing folder. */
  dataDir?: string;
  port?: number;
  /** Adds settings. */
  env?: Record<string, string>;
  /** 120 s without it. */
  readyWithinMs?: number;
  /** Of another version: holds its dist and its content. */
  from?: string;
};

export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'hearthline-')));
  const port = options.port ?? (await freePort());
  const lines: string[] = [];
  const child = launch({ PORT: String(port), DATA_DIR: dataDir, ...options.env }, options.from);
  child.stdout.on('data', (chunk) => lines.push(String(chunk)));
  child.stderr.on('data', (chunk) => lines.push(String(chunk)));
  const server: RunningServer = {
    base: `http://127.0.0.1:${port}`,
    dataDir,
    child,
    log: () => lines.join(''),
    stop: (signal = 'SIGTERM') => stop(child, signal),
    remove: async () => {
      await stop(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(server, options.readyWithinMs ?? 120_000);
  } catch (error) {
    const ended = child.exitCode;
    await stop(child, 'SIGKILL');
    // What it said last arrives after its end.
    await new Promise((resolve) => setTimeout(resolve, 200));
    throw new Error(`${(error as Error).message} Exit code ${ended}, its words:\n${server.log()}`);
  }
  return server;
}

/** Starts it and kills it so many milliseconds later, ready or not; the data folder stays as it was at that moment. */
export async function startAndKill(dataDir: string, afterMs: number): Promise<void> {
  const child = launch({ PORT: String(await freePort()), DATA_DIR: dataDir });
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  await stop(child, 'SIGKILL');
}

function launch(env: Record<string, string>, from = root) {
  return spawn(process.execPath, ['--disable-proto=delete', join(from, 'dist/server/main.js')], {
    cwd: from,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function untilReady(server: RunningServer, withinMs: number) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (server.child.exitCode !== null) break;
    const ready = await fetch(`${server.base}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready within ${withinMs} ms.`);
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
