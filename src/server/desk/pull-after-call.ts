/**
 * Asks the bureau again for the check that stands still, after a person confirmed by phone who the borrower is
 * (15 USC 1681c-1(h)). The consent of the first time covers it: it is the same application and the same check.
 */
import { record } from '../application/stored.ts';
import { pullAgain } from '../underwriting/pull-again.ts';
import type { ReviewEffect } from './review-effect.ts';

export const pullAfterCall: ReviewEffect = {
  name: 'pull-after-call',
  run: async (context) => {
    await record(context, 'underwriting', { confirmedByPhone: context.now });
    await pullAgain(context);
  },
};
