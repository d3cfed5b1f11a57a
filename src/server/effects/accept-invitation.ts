/** The co-owner agreed to electronic documents: gets the deed and a notice of the right to cancel. */
import { record, stored } from '../application/stored.ts';
import { makePartDocuments } from '../documents/make-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { inParent } from '../parts/in-parent.ts';
import { noteSignerState } from '../signers/note-signer-state.ts';
import type { Effect } from './effect.ts';

export const acceptInvitation: Effect = {
  name: 'accept-invitation',
  run: async (context) => {
    await record(context, 'status', { disclosurelistClosingReady: true });
    await inParent(context, async (parent, signer) => {
      const { disclosurelistClosingComplete } = await stored(parent, 'status');
      if (!disclosurelistClosingComplete) throw new Refusal(409, [says('part.early')]);
      await makePartDocuments(context, parent, 'coOwner');
      await noteSignerState(parent, signer, 'VIEWED');
      // Who agrees signs online, whatever was said before.
      await parent.signers.change(signer, { inPerson: false });
    });
  },
};
