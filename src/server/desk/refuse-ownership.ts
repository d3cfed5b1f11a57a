/** What the borrower sent to show who owns the home can't be read, or is not whole: the borrower sends it again. */
import { record } from '../application/stored.ts';
import type { ReviewEffect } from './review-effect.ts';

export const refuseOwnership: ReviewEffect = {
  name: 'refuse-ownership',
  run: async (context) => {
    await record(context, 'status', { ownershipPaperRefused: true });
  },
};
