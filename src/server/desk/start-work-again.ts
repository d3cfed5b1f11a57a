/** A person has found why work was given up again and again: it starts over, with all its tries. */
import { stored } from '../application/stored.ts';
import { forget } from '../jobs/give-up.ts';
import type { ReviewEffect } from './review-effect.ts';

export const startWorkAgain: ReviewEffect = {
  name: 'start-work-again',
  run: async (context) => {
    const jobs = Object.keys((await stored(context, 'underwriting')).giveUps ?? {});
    await forget(context, jobs);
    for (const job of jobs) await context.queue.send(job);
  },
};
