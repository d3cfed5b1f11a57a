/**
 * Reads what strangers send in a thread of its own, one job after the other. A job that takes too long, or too much of the
 * memory, ends with its thread and answers undefined; the next job starts another. Throws what is the program's own fault.
 */
import { Worker } from 'node:worker_threads';

export type ThreadLimits = {
  /** How long a job may take, in milliseconds, the start of the thread included. */
  patienceMs: number;
  /** How much the thread's own objects may take, in megabytes. */
  megabytes: number;
};

/** A thread without work ends after this time, in milliseconds. */
const restMs = 30_000;

/** @param file the thread's program, which answers each `{ id, job }` by `{ id, answer }` */
export function inThread<Job, Answer>(
  file: URL,
  limits: ThreadLimits,
): (job: Job) => Promise<Answer | undefined> {
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let jobs = 0;
  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };
  const run = async (job: Job) => {
    clearTimeout(rest);
    worker ??= open(file, limits);
    jobs += 1;
    let answer: Answer | undefined;
    try {
      answer = await answerOf<Answer>(worker, { id: jobs, job }, limits.patienceMs);
    } finally {
      if (answer === undefined) end();
      else rest = setTimeout(end, restMs).unref();
    }
    return answer;
  };
  return (job) => {
    const mine = last.then(() => run(job));
    last = mine.catch(() => undefined);
    return mine;
  };
}

function open(file: URL, { megabytes }: ThreadLimits): Worker {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  // A thread that ends between two jobs is replaced by the next; without a listener its fault would end the server.
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}

function answerOf<Answer>(worker: Worker, asked: { id: number; job: unknown }, patienceMs: number) {
  return new Promise<Answer | undefined>((resolve, reject) => {
    const late = setTimeout(() => settle(), patienceMs);
    const settle = (answer?: Answer) => {
      clearTimeout(late);
      worker.off('message', hear).off('error', fail).off('exit', exit);
      resolve(answer);
    };
    const hear = ({ id, answer }: { id: number; answer: Answer }) => id === asked.id && settle(answer);
    const exit = () => settle();
    // Too much memory is the file's fault; anything else is the program's, and is told.
    const fail = (error: Error & { code?: string }) => {
      if (error.code !== outOfMemory) reject(error);
      settle();
    };
    worker.on('message', hear).on('error', fail).on('exit', exit).postMessage(asked);
  });
}

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';
