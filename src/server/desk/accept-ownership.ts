/** The deed names the borrower: the county's other name stops the application no longer. */
import { record } from '../application/stored.ts';
import type { ReviewEffect } from './review-effect.ts';

export const acceptOwnership: ReviewEffect = {
  name: 'accept-ownership',
  run: async (context) => {
    await record(context, 'status', { ownershipMismatch: false });
  },
};
