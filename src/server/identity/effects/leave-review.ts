/** Gives the review back to the colleagues. */
import { leaveReview } from '../../desk/hold-review.ts';
import type { AccountEffect } from './account-effect.ts';
import { askedReview } from './asked-review.ts';

export const leaveReviewEffect: AccountEffect = {
  name: 'leave-review',
  run: async (context) => {
    const { reviewer, review } = await askedReview(context);
    await leaveReview(context.backend.world, reviewer, review);
    return {};
  },
};
