/** Lets a reviewer take the review, so that colleagues leave it alone. */
import { takeReview } from '../../desk/hold-review.ts';
import type { AccountEffect } from './account-effect.ts';
import { askedReview } from './asked-review.ts';

export const takeReviewEffect: AccountEffect = {
  name: 'take-review',
  run: async (context) => {
    const { reviewer, review } = await askedReview(context);
    await takeReview(context.backend.world, reviewer, review);
    return {};
  },
};
