/** The co-borrower signs the joint application. Once no one else is awaited, the full credit reports are pulled. */
import { awaited } from '../application/co-borrowers-of.ts';
import { record } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import { noteSignerState } from '../signers/note-signer-state.ts';
import { inParent } from '../standing/in-parent.ts';
import { signGroup } from './sign-group.ts';

export const applyJointly: Effect = {
  name: 'apply-jointly',
  run: async (context) => {
    await refuseWithoutConsents(context);
    const documents = await makeDocuments(context, 'jointApplication');
    await signGroup(context, documents, { field: 'signature' });
    await record(context, 'invitation', { appliedOn: legalDay(context.now) });
    await inParent(context, async (parent, signer) => {
      await noteSignerState(parent, signer, 'APPLIED');
      if ((await awaited(parent)).length === 0) await parent.queue.send('after-submission');
    });
  },
};

// Credit is shared and pulled by their own word alone (12 CFR 1002.7(d)(1), 15 U.S.C. 1681b(a)(3)(A)).
async function refuseWithoutConsents({ consents }: EffectContext): Promise<void> {
  const given = new Set((await consents.list()).map(({ type }) => type));
  if (!given.has('JOINT_INTENT') || !given.has('HARD_CREDIT'))
    throw new Refusal(409, [says('application.agreeFirst')]);
}
