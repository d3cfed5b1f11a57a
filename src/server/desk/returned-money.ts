/** What a person decides about the account that a borrower named after the bank had returned the money. */
import { record } from '../application/stored.ts';
import type { ReviewEffect } from './review-effect.ts';

/** The borrower confirmed the account by phone: the money is sent to it. */
export const sendMoneyAgain: ReviewEffect = {
  name: 'send-money-again',
  run: async (context) => {
    await record(context, 'status', { payout: null });
    await context.queue.send('funding');
  },
};

/** The borrower names another account. */
export const askOtherAccount: ReviewEffect = {
  name: 'ask-other-account',
  run: (context) => record(context, 'status', { payout: 'RETURNED' }),
};
