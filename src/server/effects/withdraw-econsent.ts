/**
 * Withdraws the consent to electronic documents: from now on they come on paper (15 U.S.C. 7001(c)). A co-owner's word is
 * about their own documents alone; they sign on paper, and a person at the lender calls them.
 */
import { record } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { inParent } from '../standing/in-parent.ts';

export const withdrawEconsent: Effect = {
  name: 'withdraw-econsent',
  run: async (context) => {
    await record(context, 'underwriting', { esignWithdrawnAt: context.now });
    await context.audit('esign-withdrawn');
    if (context.application.partOf)
      await inParent(context, async (parent, signer) => {
        await parent.signers.change(signer, { inPerson: true });
        await parent.audit('signer-on-paper', { signer });
      });
  },
};
