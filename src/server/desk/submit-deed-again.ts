/** A person corrected the deed that the county rejected: it is submitted again. */
import { record, stored } from '../application/stored.ts';
import type { ReviewEffect } from './review-effect.ts';

export const submitDeedAgain: ReviewEffect = {
  name: 'submit-deed-again',
  run: async (context) => {
    const { deed } = await stored(context, 'underwriting');
    await record(context, 'underwriting', { deed: null });
    await record(context, 'underwriting', { deed: { submission: (deed?.submission ?? 1) + 1 } });
    await record(context, 'status', { deedRejected: null });
    await context.queue.send('funding');
  },
};
