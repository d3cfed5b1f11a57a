/** Decides as decisions.json says for the reviewer's answer: its rows of the stage REVIEW. */
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { storeDecision } from '../underwriting/store-decision.ts';
import type { ReviewEffect } from './review-effect.ts';

export const decideReview: ReviewEffect = {
  name: 'decide-review',
  run: async (context) => {
    const { lender, review, answer } = context;
    const decided = decideCredit(lender.decisions, 'REVIEW', { review, answer });
    if (!decided) throw new Error(`decisions.json has no row for the answer "${answer}" of "${review}".`);
    await storeDecision(context, lender, decided);
  },
};
