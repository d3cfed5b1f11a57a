/**
 * Runs a limited number of tasks at once and lets a limited number wait; refuses the next one rather than slowing all.
 */

import { Refusal } from './errors/refusal.ts';
import { says } from './language/said.ts';

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export function boundedQueue({ running, waiting }: { running: number; waiting: number }): Turns {
  let active = 0;
  const line: (() => void)[] = [];
  const enter = () => {
    if (active < running) {
      active += 1;
      return Promise.resolve();
    }
    if (line.length >= waiting)
      throw new Refusal(503, [says('request.veryBusy')], {
        headers: { 'retry-after': '5' },
      });
    return new Promise<void>((admit) => line.push(admit));
  };
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else active -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
