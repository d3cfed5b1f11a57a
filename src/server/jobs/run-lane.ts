/**
 * Works on the jobs of one lane, several at once: looks once a second, when it is woken, and when one of them has ended.
 * pg-boss' own workers take a batch and wait for the slowest of it.
 */

export type LaneWork<Job> = {
  /** How many jobs may run at once. */
  atOnce: number;
  /** How many of them may have the same name. */
  atOnceOfAName: number;
  pollMs: number;
  nameOf(job: Job): string;
  /** Takes up to so many due jobs, and none of these names. */
  claim(most: number, without: string[]): Promise<Job[]>;
  run(job: Job): Promise<void>;
  report(error: unknown): void;
};

export type RunningLane = {
  wake(): void;
  /** Takes nothing more, and waits for what runs, at most so many milliseconds. */
  stop(patienceMs: number): Promise<void>;
};

export function runLane<Job>(work: LaneWork<Job>): RunningLane {
  const { pollMs, nameOf, claim, run, report } = work;
  const running = new Map<Promise<void>, string>();
  const alarm = openAlarm(pollMs);
  let over = false;
  const begin = (job: Job) => {
    const ended = run(job)
      .catch(report)
      .finally(() => {
        running.delete(ended);
        alarm.ring();
      });
    running.set(ended, nameOf(job));
  };
  const look = async () => {
    for (;;) {
      const { most, full } = roomOf(work, [...running.values()]);
      if (over || most === 0) return;
      const jobs = await claim(most, full);
      for (const job of jobs) begin(job);
      if (jobs.length < most) return;
    }
  };
  const loop = async () => {
    while (!over) {
      const rung = alarm.next();
      await look().catch(report);
      await rung;
    }
  };
  const looping = loop();
  return {
    wake: alarm.ring,
    stop: async (patienceMs) => {
      over = true;
      alarm.ring();
      await looping;
      await Promise.race([Promise.allSettled(running.keys()), pause(patienceMs)]);
    },
  };
}

type Room = { most: number; full: string[] };

/** How many may be taken now, whichever names they have, so that none becomes too many, and which names have no room. */
function roomOf(
  { atOnce, atOnceOfAName }: Pick<LaneWork<unknown>, 'atOnce' | 'atOnceOfAName'>,
  names: string[],
): Room {
  const left = [...new Set(names)].map((name) => ({
    name,
    room: atOnceOfAName - names.filter((one) => one === name).length,
  }));
  const rooms = left.map(({ room }) => room).filter((room) => room > 0);
  return {
    most: Math.max(0, Math.min(atOnce - names.length, atOnceOfAName, ...rooms)),
    full: left.filter(({ room }) => room <= 0).map(({ name }) => name),
  };
}

/** Rings when it is asked to, and once a poll by itself. What rings while no one waits yet is heard by who waited since before. */
function openAlarm(pollMs: number) {
  const known: { ring: () => void } = { ring: () => undefined };
  return {
    ring: () => known.ring(),
    next: () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        timer.unref();
        known.ring = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
