/** Runs work that offers pauses, and lets whatever else waits in this process go first now and then. */
import { setImmediate } from 'node:timers/promises';

/** How long others may have to wait, milliseconds. */
const sliceMs = 10;

/** What the work comes to; rejects with what it throws. */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMs;
    while (performance.now() < until) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await setImmediate();
  }
}
