/** The borrower signed the agreement: starts the right to cancel, and finds who else must sign. */
import { mark } from '../application/mark.ts';
import { record, stored } from '../application/stored.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { homeOf } from '../facts/home-of.ts';
import { days, limitsOf } from '../facts/limits-of.ts';
import { beginCancelPeriod } from '../underwriting/cancel-period.ts';
import type { Effect, EffectContext } from './effect.ts';
import { signGroup } from './sign-group.ts';

export const signClosing: Effect = {
  name: 'sign-closing',
  run: async (context) => {
    const documents = await occasionDocuments(context, 'closing');
    await signGroup(context, documents, { field: 'signature', read: 'read' });
    await mark(context, 'signed');
    await beginCancelPeriod(context);
    await askCoOwners(context);
    await record(context, 'status', { disclosurelistClosingComplete: true });
    await context.queue.send('notary-documents');
  },
};

/** A sole owner, or the owner's own revocable trust, needs no other signature. */
async function askCoOwners(context: EffectContext): Promise<void> {
  const { ownership = 'SOLE' } = await homeOf(context);
  const joint = ownership === 'JOINT_SPOUSE' || ownership === 'JOINT_OTHER';
  await record(context, 'application', { coDeedStatus: joint ? 'INITIAL' : 'COMPLETE' });
  if (!joint) return;
  const { coOwners = [] } = await stored(context, 'profile');
  const { invitationDays } = limitsOf(context.world, context.application.orgCode).signers;
  await record(context, 'status', { coDeedRequired: true });
  for (const { first, last, email, relation, phone } of coOwners) {
    const signer = { first, last, email, relation, ...(phone && { phone }), role: 'CO_DEEDER' as const };
    const { uuid } = await context.signers.add(signer, days(invitationDays));
    await context.audit('signer-invited', { signer: uuid });
  }
}
