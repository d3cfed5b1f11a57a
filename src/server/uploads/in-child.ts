/**
 * Reads what strangers send in processes of their own, which know no secret of the server. A job that takes too much memory,
 * computes too long or breaks its process ends with it, and the next job starts another. Throws what is the program's own fault,
 * and 503 where the machine is too busy to answer: neither says anything of the file.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { boundedQueue } from '../platform/bounded-queue.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

export type ChildLimits = {
  /** How long a job may compute, in milliseconds. */
  computeMs: number;
  /** How long a job may take in all, in milliseconds, the start of its process included. */
  patienceMs: number;
  /** How much the process may take at any time, in megabytes, whatever for. */
  megabytes: number;
  /** How many jobs may run at once, each in a process. */
  atOnce: number;
};

/** @returns undefined for a job that overran a limit or broke its process */
export type InChild<Job, Answer> = (job: Job) => Promise<Answer | undefined>;

type Heard = { id?: number; answer?: unknown; failed?: string; isWorn?: boolean; isLost?: boolean };

const program = new URL('./reader-process.mjs', import.meta.url);
/** A process without work ends after this time, in milliseconds. */
const restMs = 60_000;
/** With which the reader's process ends itself when a job overruns a limit; any other end may be none of the job's doing. */
const overran = 'SIGUSR2';

/** @param thread the program of the thread that answers each `{ id, job }` by `{ id, answer }` */
export function inChild<Job, Answer>(thread: URL, limits: ChildLimits): InChild<Job, Answer> {
  const inTurn = boundedQueue({ running: limits.atOnce, waiting: Number.POSITIVE_INFINITY });
  let rested: { child: ChildProcess; leave(): void } | undefined;
  // One process waits for the next job; those of a rush end with it.
  const rest = (child: ChildProcess) => {
    if (rested || !child.connected) return end(child);
    const timer = setTimeout(() => {
      // It ends a moment later, and takes no job meanwhile.
      leave();
      end(child);
    }, restMs).unref();
    const leave = () => {
      clearTimeout(timer);
      child.off('exit', leave);
      rested = undefined;
    };
    child.once('exit', leave);
    rested = { child, leave };
  };
  const wake = () => {
    const child = rested?.child;
    rested?.leave();
    return child?.connected ? child : open(thread, limits);
  };
  const run = async (job: Job) => {
    const child = wake();
    let heard: Heard = {};
    try {
      heard = await answerOf(child, job, limits.patienceMs);
    } finally {
      if (heard.answer === undefined || heard.isWorn) end(child);
      else rest(child);
    }
    return heard;
  };
  // A process that was ended from outside is no fault of the file: another one looks at it.
  const runTwice = async (job: Job) => {
    const heard = await run(job);
    return heard.isLost ? run(job) : heard;
  };
  return (job) => inTurn(async () => (await runTwice(job)).answer as Answer | undefined);
}

// A thread in a tight loop hears no politer signal.
const end = (child: ChildProcess) => void child.kill('SIGKILL');

function open(thread: URL, { computeMs, megabytes }: ChildLimits): ChildProcess {
  const child = fork(program, [thread.href, String(megabytes), String(computeMs)], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.setMaxListeners(20).on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

let jobs = 0;

function answerOf(child: ChildProcess, job: unknown, patienceMs: number): Promise<Heard> {
  jobs += 1;
  const id = jobs;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(busy());
      settle();
    }, patienceMs);
    const settle = (heard: Heard = {}) => {
      clearTimeout(late);
      child.off('message', hear).off('exit', exit).off('error', lost);
      resolve(heard);
    };
    const lost = () => settle({ isLost: true });
    const exit = (_code: number | null, signal: string | null) => settle({ isLost: signal !== overran });
    const hear = (heard: Heard) => {
      if (heard.failed !== undefined) reject(new Error(heard.failed));
      if (heard.failed !== undefined || heard.id === id) settle(heard);
    };
    child.on('message', hear).on('exit', exit).on('error', lost);
    child.send({ id, job }, (error) => error && lost());
  });
}

const busy = () => new Refusal(503, [says('file.busy')], { headers: { 'retry-after': '10' } });
