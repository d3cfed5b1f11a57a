/** Who proves an income proves no more of it: decides with what is proved. */

import type { Effect } from '../backend/effect.ts';
import { decideProved } from '../underwriting/decide-proved.ts';

export const settleIncome: Effect = {
  name: 'settle-income',
  run: (context) => decideProved(context, true),
};
