/**
 * Runs the product's server as a child process: starts it, reports changes to it, restarts it when its code changed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** What the server says: that it serves, or what became of a change. */
export type News = {
  ready?: boolean;
  hashes?: Record<string, string>;
  faults?: string[];
  changed?: string[];
};

export type DevServer = {
  start(): Promise<void>;
  stop(): Promise<void>;
  restart(): void;
  /** Tells it of changed content, or of the next start when there is none. */
  changed(paths: string[]): void;
  /** Its address once it serves; waits while it starts. */
  address(): Promise<string>;
};

/** `front`: the address that people open. */
type Options = { program: string; root: string; page: string; front: string; onNews(news: News): void };

export function devServer(options: Options): DevServer {
  let child: ChildProcess | undefined;
  let serving: Promise<string> | undefined;
  let wanted: NodeJS.Timeout | undefined;
  let isClosed = false;
  // Two servers would wait for one data folder for ever.
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => (turn = turn.then(work, work));
  const start = async () => {
    const port = await freePort();
    if (isClosed) return;
    child = launch(options, port);
    serving = untilReady(child, options.onNews).then(() => `http://127.0.0.1:${port}`);
    serving.catch(() => undefined);
    await serving.catch(() =>
      process.stderr.write('The server did not start. It is tried again at the next save.\n'),
    );
  };
  const restart = async () => {
    process.stdout.write('The server starts again …\n');
    serving = undefined;
    await ended(child);
    await start();
  };
  const restartSoon = () => {
    clearTimeout(wanted);
    wanted = setTimeout(() => void inTurn(restart), 200);
  };
  return {
    start: () => inTurn(start),
    stop: async () => {
      isClosed = true;
      clearTimeout(wanted);
      await ended(child);
    },
    restart: restartSoon,
    changed: (paths) => (isAlive(child) ? void child?.send({ changed: paths }) : restartSoon()),
    address: async () => {
      for (;;) {
        const address = await serving?.catch(() => undefined);
        if (address && isAlive(child)) return address;
        await new Promise((resume) => setTimeout(resume, 100));
      }
    },
  };
}

const isAlive = (child: ChildProcess | undefined) =>
  child !== undefined && child.exitCode === null && child.connected;

function launch({ program, root, page, front }: Options, port: number): ChildProcess {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    HEARTHLINE_ROOT: root,
    HEARTHLINE_DEV: page,
    HEARTHLINE_FRONT: front,
  };
  return fork(join(program, 'src/server/main.ts'), [], {
    cwd: process.cwd(),
    env,
    execArgv: ['--disable-proto=delete', '--import', import.meta.resolve('tsx')],
  });
}

function untilReady(child: ChildProcess, onNews: (news: News) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended (${code}).`)));
    child.on('message', (news: News) => {
      if (news.ready) resolve();
      else onNews(news);
    });
  });
}

function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
