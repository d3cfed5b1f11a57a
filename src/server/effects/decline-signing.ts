/** The borrower does not sign: the application ends, with the reason in the borrower's words. */
import { mark } from '../facts/mark.ts';
import { record } from '../facts/stored.ts';
import { textOf } from './answers.ts';
import type { Effect } from './effect.ts';

export const declineSigning: Effect = {
  name: 'decline-signing',
  run: async (context) => {
    const reason = textOf(context.data, 'reason');
    if (reason) await record(context, 'underwriting', { declineReason: reason.slice(0, 500) });
    await mark(context, 'cancelled');
    await record(context, 'status', { cancelled: true });
    await context.audit('signing-declined');
  },
};
