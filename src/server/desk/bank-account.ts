/** What a person found about an account that the check of accounts could not settle. */
import { record } from '../application/stored.ts';
import type { ReviewEffect } from './review-effect.ts';

/** It is the borrower's, and can receive money. */
export const acceptAccount: ReviewEffect = {
  name: 'accept-account',
  run: async (context) => {
    await record(context, 'status', { giactAccountStatus: 'VERIFIED' });
    await context.queue.send('funding');
  },
};

/** It is not: the borrower chooses another one. */
export const refuseAccount: ReviewEffect = {
  name: 'refuse-account',
  run: async (context) => {
    await record(context, 'status', { giactAccountStatus: 'FAILED_VERIFICATION' });
  },
};
