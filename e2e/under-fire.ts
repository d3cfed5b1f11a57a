/** Borrowers at work on a server whose database has accidents: what they were told, how fast, and what was kept of it. */
import { type Client, openClient, UnexpectedReply } from '../src/tools/journey/client.ts';
import { type Progress, type Sample, submitStep, untilAwake } from '../src/tools/journey/drive.ts';

export type Told = { statuses: Record<string, number>; slowestMs: number; slowest: string; wrong: string[] };
export type Kept = { lost: string[]; submitted: Map<string, number>; summary: string };
export type Fire = {
  /** What all requests since the last call were told. */
  since(): Told;
  /** What a write takes while nothing is wrong, in milliseconds. */
  usualMs(): Promise<number>;
  /** Milliseconds until it was well again: until the first of three writes in a row that were. */
  recovered(): Promise<number>;
  /** One status of a page that reads and one that writes: the worse. */
  once(): Promise<number>;
  pause(): Promise<void>;
  go(): void;
  /** Lets everyone finish, and compares what was acknowledged with what is there. */
  end(): Promise<Kept>;
};

const base = '/service-application/api/v1/application/heloc';
const patienceMs = 60_000;
/** A job whose end was not heard is taken up again after two minutes. */
const jobPatienceMs = 240_000;
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

export async function openFire(origin: string, sample: Sample): Promise<Fire> {
  let told: Told = { statuses: {}, slowestMs: 0, slowest: '', wrong: [] };
  let [isOver, isPaused, requests, acknowledged] = [false, false, 0, 0];
  const working = new Set<Promise<void>>();
  const submitted = new Map<string, number>();

  const watched = (client: Client): Client => ({
    ...client,
    send: async (method, path, body, headers) => {
      const started = Date.now();
      const reply = await client.send(method, path, body, headers).catch((error: unknown) => {
        told.wrong.push(`${method} ${path} had no answer: ${String(error)}`);
        throw error;
      });
      const took = Date.now() - started;
      requests += 1;
      if (took > told.slowestMs) Object.assign(told, { slowestMs: took, slowest: `${method} ${path}` });
      told.statuses[reply.status] = (told.statuses[reply.status] ?? 0) + 1;
      // A claim on the same key may still be held by the attempt whose answer was lost.
      if (reply.status >= 400 && reply.status !== 503 && reply.status !== 409)
        told.wrong.push(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
      if (reply.status === 503 && !reply.headers.get('retry-after'))
        told.wrong.push(`${method} ${path}: 503 without a time to try again`);
      return reply;
    },
  });
  const open = (): Client => {
    const client = watched(openClient(origin));
    return {
      ...client,
      expect: async (...asked) => {
        const reply = await client.send(...asked);
        if (reply.status >= 300) throw new UnexpectedReply(asked[1], reply);
        return (reply.body ?? {}) as Record<string, unknown>;
      },
    };
  };

  const insisting = async <T>(work: () => Promise<T>): Promise<T> => {
    for (const until = Date.now() + jobPatienceMs; ; ) {
      try {
        return await work();
      } catch (error) {
        const isBrief = error instanceof UnexpectedReply && [503, 409].includes(error.reply.status);
        const waits = error instanceof Error && error.message.startsWith('The application still waits');
        if (!(isBrief || waits) || Date.now() > until) throw error;
        // Whoever asks more often than people do meets the limit of requests instead of the accident.
        await pause(400);
      }
    }
  };

  const walk = async (name: string) => {
    const client = open();
    const progress: Progress = {};
    for (const [index, step] of sample.steps.entries()) {
      while (isPaused && !isOver) await pause(50);
      await insisting(() => submitStep(client, step, index, progress, `${name}+happy@example.com`));
      acknowledged += 1;
      if (progress.uuid && step.flow === 'heloc')
        submitted.set(progress.uuid, (submitted.get(progress.uuid) ?? 0) + 1);
      if (isOver) return;
    }
    await insisting(() => untilAwake(client, progress.uuid ?? ''));
  };

  type Writer = { client: Client; uuid: string; acknowledged: number; attempted: number };
  const page = 'start/profile';
  const writer = async (name: string): Promise<Writer> => {
    const client = open();
    const progress: Progress = {};
    for (const [index, step] of sample.steps.entries())
      if (step.flow === 'register')
        await insisting(() => submitStep(client, step, index, progress, `${name}+happy@example.com`));
    const uuid = progress.uuid ?? '';
    submitted.set(uuid, 0);
    return { client, uuid, acknowledged: 0, attempted: 0 };
  };
  const write = async (mine: Writer): Promise<number> => {
    mine.attempted += 1;
    const data = { maritalStatus: `n${mine.attempted}` };
    const { status } = await mine.client.send('PUT', `${base}/${mine.uuid}/drafts/${page}`, { data });
    if (status === 204) {
      mine.acknowledged = mine.attempted;
      acknowledged += 1;
    }
    return status;
  };
  const read = async (mine: Writer): Promise<{ status: number; kept: number }> => {
    const { status, body } = await mine.client.send('GET', `${base}/${mine.uuid}/journey`);
    const drafts = (body as { drafts?: Record<string, { maritalStatus?: string }> } | undefined)?.drafts;
    return { status, kept: Number(drafts?.[page]?.maritalStatus?.slice(1) ?? 0) };
  };

  const lost: string[] = [];
  const check = ({ uuid, ...mine }: Writer, { status, kept }: { status: number; kept: number }) => {
    if (status === 200 && (kept < mine.acknowledged || kept > mine.attempted))
      lost.push(`${uuid}: ${mine.acknowledged} was acknowledged, ${kept} is there`);
  };

  const repeat = (work: () => Promise<unknown>) => {
    const going = (async () => {
      while (!isOver) {
        if (isPaused) await pause(50);
        else await work().catch((error: unknown) => void told.wrong.push(String(error)));
      }
    })();
    working.add(going);
  };

  const stamp = Date.now();
  const writers = await Promise.all([0, 1].map((index) => writer(`writer${index}-${stamp}`)));
  const idle = await writer(`idle-${stamp}`);
  for (const mine of writers)
    repeat(async () => {
      await write(mine);
      check(mine, await read(mine));
      await pause(40);
    });
  let walks = 0;
  repeat(() => walk(`walk${++walks}-${stamp}`));

  return {
    since: () => {
      const mine = told;
      told = { statuses: {}, slowestMs: 0, slowest: '', wrong: [] };
      return mine;
    },
    usualMs: async () => {
      const started = Date.now();
      for (let well = 0; well < 5; ) {
        // A machine that is busy with other stories may be told to try again while nothing is wrong.
        if ((await write(idle)) === 204) well += 1;
        else await pause(400);
        if (Date.now() - started > patienceMs) throw new Error('Nothing is wrong, and no write goes well.');
      }
      return (Date.now() - started) / 5;
    },
    recovered: async () => {
      const started = Date.now();
      let back = 0;
      for (let well = 0; well < 3; ) {
        well = (await write(idle)) === 204 ? well + 1 : 0;
        if (well === 1) back = Date.now() - started;
        if (Date.now() - started > patienceMs) throw new Error('It did not recover within a minute.');
      }
      return back;
    },
    once: async () => {
      const wrote = await write(idle);
      const { status } = await read(idle);
      return wrote === 204 ? status : wrote;
    },
    pause: async () => {
      isPaused = true;
      await pause(500);
    },
    go: () => {
      isPaused = false;
    },
    end: async () => {
      isOver = true;
      await Promise.all(working);
      for (const mine of [...writers, idle]) check(mine, await insisting(() => readWell(mine)));
      const summary = `${requests} requests, ${acknowledged} changes acknowledged, ${lost.length} lost, ${walks} applications walked`;
      return { lost, submitted, summary };
    },
  };

  async function readWell(mine: Writer) {
    const found = await read(mine);
    if (found.status !== 200) throw new Error(`${found.status}`);
    return found;
  }
}
