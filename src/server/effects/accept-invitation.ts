/** The co-owner agreed to electronic documents. Who signs only gets the documents; who borrows applies first. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { makePartDocuments } from '../documents/make-documents.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { noteSignerState } from '../signers/note-signer-state.ts';
import { inParent } from '../standing/in-parent.ts';

export const acceptInvitation: Effect = {
  name: 'accept-invitation',
  run: async (context) => {
    const { role } = await stored(context, 'invitation');
    await inParent(context, async (parent, signer) => {
      if (role !== 'CO_BORROWER') await giveDocuments(context, parent);
      await noteSignerState(parent, signer, 'VIEWED');
      // Who agrees signs online, whatever was said before.
      await parent.signers.change(signer, { inPerson: false });
    });
  },
};

async function giveDocuments(part: ApplicationScope, parent: ApplicationScope): Promise<void> {
  const { disclosurelistClosingComplete } = await stored(parent, 'status');
  if (!disclosurelistClosingComplete) throw new Refusal(409, [says('part.early')]);
  await makePartDocuments(part, parent, 'coOwner');
  await record(part, 'status', { disclosurelistClosingReady: true });
}
