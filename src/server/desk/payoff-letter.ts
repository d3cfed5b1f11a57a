/** What a person found in the payoff letters that the borrower sent, or agreed with the borrower about them. */
import { changePayoffs } from '../underwriting/change-payoffs.ts';
import { renewAllPayoffs } from '../underwriting/renew-payoffs.ts';
import type { ReviewEffect } from './review-effect.ts';

/** The letters say what the borrower typed. */
export const acceptPayoffLetters: ReviewEffect = {
  name: 'accept-payoff-letters',
  run: (context) =>
    changePayoffs(context, (payoff) =>
      payoff.status === 'SUBMITTED' ? { ...payoff, status: 'CONFIRMED' } : payoff,
    ),
};

/** They do not: the borrower sends others, or lets us ask. */
export const refusePayoffLetters: ReviewEffect = {
  name: 'refuse-payoff-letters',
  run: (context) =>
    changePayoffs(context, (payoff) =>
      payoff.status === 'SUBMITTED' ? { ...payoff, status: 'NEEDED' } : payoff,
    ),
};

/** The borrower has paid some of a debt: every creditor is asked again. */
export const renewPayoffs: ReviewEffect = { name: 'renew-payoffs', run: renewAllPayoffs };
