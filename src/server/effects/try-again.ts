/** Starts the work again that was given up: the borrower asks for it on the page that says so. */
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

export const tryAgain: Effect = {
  name: 'try-again',
  run: async (context) => {
    const { giveUps = {} } = await stored(context, 'underwriting');
    const jobs = Object.keys(giveUps);
    if (jobs.length === 0) throw new Refusal(409, [says('work.goesOn')]);
    await record(context, 'status', { timedOut: null });
    for (const job of jobs) await context.queue.send(job);
  },
};
