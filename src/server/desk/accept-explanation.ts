/** The late payments are explained: they stop the application no longer; those of someone who borrows too held the borrower's. */
import { record } from '../application/stored.ts';
import { completeCoBorrowerCredit } from '../underwriting/co-borrower-report.ts';
import type { ReviewEffect } from './review-effect.ts';

export const acceptExplanation: ReviewEffect = {
  name: 'accept-explanation',
  run: async (context) => {
    await record(context, 'status', { delinquencyExplained: true });
    if (context.application.partOf) await completeCoBorrowerCredit(context);
  },
};
