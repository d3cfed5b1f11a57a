/** The borrower proves no more income: decides with what is proved. */
import { decideVerified } from '../underwriting/decide-verified.ts';
import type { Effect } from './effect.ts';

export const settleIncome: Effect = {
  name: 'settle-income',
  run: (context) => decideVerified(context, true),
};
