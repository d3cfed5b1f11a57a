/** The co-owner declines to sign. Final for this invitation; the borrower learns of it with the reason. */
import { record } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { legalDay } from '../platform/legal-day.ts';
import { noteSignerState } from '../signers/note-signer-state.ts';
import { inParent } from '../standing/in-parent.ts';
import { textOf } from './answers.ts';

export const declineInvitation: Effect = {
  name: 'decline-invitation',
  run: async (context) => {
    const reason = textOf(context.data, 'reason');
    await record(context, 'invitation', { declinedOn: legalDay(context.now) });
    await inParent(context, async (parent, signer) => {
      await noteSignerState(parent, signer, 'DECLINED', reason ? { reason } : {});
    });
  },
};
