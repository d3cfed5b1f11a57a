/**
 * Reads what strangers send in processes of their own, which know no secret of the server. A job that takes too much memory,
 * computes too long or breaks its process ends with it, and the next job starts another. Throws what is the program's own fault.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { boundedQueue } from '../platform/bounded-queue.ts';

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

type Heard = { id?: number; answer?: unknown; failed?: string; isWorn?: boolean };

const program = new URL('./reader-process.mjs', import.meta.url);
/** A process without work ends after this time, in milliseconds. */
const restMs = 60_000;

/** @param thread the program of the thread that answers each `{ id, job }` by `{ id, answer }` */
export function inChild<Job, Answer>(thread: URL, limits: ChildLimits): InChild<Job, Answer> {
  const inTurn = boundedQueue({ running: limits.atOnce, waiting: Number.POSITIVE_INFINITY });
  let rested: { child: ChildProcess; leave(): void } | undefined;
  // One process waits for the next job; those of a rush end with it.
  const rest = (child: ChildProcess) => {
    if (rested || !child.connected) return end(child);
    const timer = setTimeout(() => end(child), restMs).unref();
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
    return heard.answer as Answer | undefined;
  };
  return (job) => inTurn(() => run(job));
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
    const late = setTimeout(() => settle(), patienceMs);
    const settle = (heard: Heard = {}) => {
      clearTimeout(late);
      child.off('message', hear).off('exit', exit).off('error', exit);
      resolve(heard);
    };
    const exit = () => settle();
    const hear = (heard: Heard) => {
      if (heard.failed !== undefined) reject(new Error(heard.failed));
      if (heard.failed !== undefined || heard.id === id) settle(heard);
    };
    child.on('message', hear).on('exit', exit).on('error', exit);
    child.send({ id, job }, (error) => error && settle());
  });
}
