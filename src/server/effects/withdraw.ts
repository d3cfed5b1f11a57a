/** The borrower stops: ends the application, with the reason in the borrower's words if given. */
import { mark } from '../application/mark.ts';
import { record } from '../application/stored.ts';
import { textOf } from './answers.ts';
import type { Effect } from './effect.ts';

export const withdraw: Effect = {
  name: 'withdraw',
  run: async (context) => {
    const reason = textOf(context.data, 'reason');
    if (reason) await record(context, 'underwriting', { declineReason: reason.slice(0, 500) });
    await mark(context, 'cancelled');
    await record(context, 'status', { cancelled: true });
    await context.audit('withdrawn');
  },
};
