/** Starts the studio's process when it is first asked, and again after it ended or its code changed. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Worker = {
  /** Rejects with the sentence of what is wrong. */
  ask(call: string, body: unknown): Promise<unknown>;
  /** The next call starts it with the code as it is then. What may be undone is forgotten. */
  renew(): void;
};

type Answer = { id: number; value?: unknown; fault?: string };
type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

export function openWorker(root: string): Worker {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let last = 0;
  const end = () => {
    for (const { reject } of waiting.values()) reject(new Error('The studio starts again. Try once more.'));
    waiting.clear();
    child = undefined;
  };
  const start = () => {
    const started = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [], {
      execArgv: ['--disable-proto=delete', '--import', import.meta.resolve('tsx')],
    });
    started.on('message', ({ id, value, fault }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (fault === undefined) asked?.resolve(value);
      else asked?.reject(new Error(fault));
    });
    started.once('exit', () => started === child && end());
    return started;
  };
  return {
    ask: (call, body) =>
      new Promise((resolve, reject) => {
        child ??= start();
        waiting.set(++last, { resolve, reject });
        child.send({ id: last, root, call, body });
      }),
    renew: () => {
      child?.disconnect();
      end();
    },
  };
}
