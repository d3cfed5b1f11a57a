/** Withdraws the consent to electronic documents: from now on they come on paper (15 U.S.C. 7001(c)). */
import { record } from '../application/stored.ts';
import type { Effect } from './effect.ts';

export const withdrawEconsent: Effect = {
  name: 'withdraw-econsent',
  run: async (context) => {
    await record(context, 'underwriting', { esignWithdrawnAt: context.now });
    await context.audit('esign-withdrawn');
  },
};
