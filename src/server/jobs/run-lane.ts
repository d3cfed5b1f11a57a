/**
 * Works on the jobs of one lane, several at once: looks once a second, when it is woken, and when one of them has ended.
 * pg-boss' own workers take a batch and wait for the slowest of it.
 */

export type LaneWork<Job> = {
  /** How many jobs may run at once. */
  atOnce: number;
  pollMs: number;
  /** Takes up to so many due jobs. */
  claim(most: number): Promise<Job[]>;
  run(job: Job): Promise<void>;
  report(error: unknown): void;
};

export type RunningLane = {
  wake(): void;
  /** Takes nothing more, and waits for what runs, at most so many milliseconds. */
  stop(patienceMs: number): Promise<void>;
};

export function runLane<Job>({ atOnce, pollMs, claim, run, report }: LaneWork<Job>): RunningLane {
  const running = new Set<Promise<void>>();
  const alarm = openAlarm(pollMs);
  let over = false;
  const begin = (job: Job) => {
    const work = run(job)
      .catch(report)
      .finally(() => {
        running.delete(work);
        alarm.ring();
      });
    running.add(work);
  };
  const look = async () => {
    const free = atOnce - running.size;
    if (free > 0) for (const job of await claim(free)) begin(job);
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
      await Promise.race([Promise.allSettled(running), pause(patienceMs)]);
    },
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
