/** Who proves an income proves no more of it: decides with what is proved. */
import { decideProved } from '../underwriting/decide-proved.ts';
import type { Effect } from './effect.ts';

export const settleIncome: Effect = {
  name: 'settle-income',
  run: (context) => decideProved(context, true),
};
