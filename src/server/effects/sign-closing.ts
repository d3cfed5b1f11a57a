/** The borrower signed the agreement: starts the right to cancel, and finds who else must sign. */
import { mark } from '../application/mark.ts';
import { record } from '../application/stored.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { isJointlyOwned } from '../facts/other-owners.ts';
import { askToSign } from '../signers/ask-to-sign.ts';
import { inviteOwners } from '../signers/invite-owners.ts';
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
  const isJoint = await isJointlyOwned(context);
  await record(context, 'application', { coDeedStatus: isJoint ? 'INITIAL' : 'COMPLETE' });
  if (!isJoint) return;
  await record(context, 'status', { coDeedRequired: true });
  await askToSign(context);
  await inviteOwners(context, 'CO_DEEDER');
}
