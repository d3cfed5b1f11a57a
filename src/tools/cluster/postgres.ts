/** A PostgreSQL server of our own: made in a temporary folder, started, stopped and restarted at will, removed at the end. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from './find-postgres.mjs';

export type Cluster = {
  port: number;
  /** The address of its database through any port: its own, or that of a proxy before it. */
  url(port?: number): string;
  start(): Promise<void>;
  /** At once, as a crash would: no connection is told, and everything pending is lost. */
  stop(): Promise<void>;
  /** One query past every proxy. */
  ask<Row extends object>(text: string): Promise<Row[]>;
  remove(): Promise<void>;
};

export async function openCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-postgres-'));
  const runAs = unprivileged();
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  let server: ChildProcess | undefined;
  // Only crashes are played, not a loss of power: without syncs the same in a fraction of the time.
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'hearthline', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      stdio: 'pipe',
      cwd: folder,
      ...runAs,
    },
  );
  const url = (through = port) => `postgres://hearthline@127.0.0.1:${through}/postgres`;
  const start = async () => {
    const settings = ['fsync=off', `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    server = spawn(program('postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      stdio: 'ignore',
      cwd: folder,
      ...runAs,
    });
    while (!(await isOpen(url()))) await new Promise((resume) => setTimeout(resume, 50));
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    server.kill('SIGQUIT');
    await once(server, 'exit');
  };
  return {
    port,
    url,
    start,
    stop,
    ask: async (text) => {
      const client = new pg.Client({ connectionString: url() });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user of its own. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function program(name: string): string {
  const folder = findPostgres();
  if (!folder)
    throw new Error(
      'No PostgreSQL server was found. Install it, or set POSTGRES_BIN to the folder of its programs.',
    );
  return join(folder, name);
}

async function isOpen(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resume) => probe.close(resume));
  return typeof address === 'object' && address ? address.port : 0;
}
