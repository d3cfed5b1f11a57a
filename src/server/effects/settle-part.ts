/** A co-owner has done all that is asked: the borrower sees it, and the last one lets the closing continue. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { noteSignerState } from '../signers/note-signer-state.ts';
import { inParent } from '../standing/in-parent.ts';

/** @param how whether the co-owner meets the notary in the borrower's session, which is still to be held */
export async function settlePart(part: ApplicationScope, how: { shared: boolean }): Promise<void> {
  await record(part, 'invitation', { settled: true, ...how });
  await part.audit('part-settled', how);
  await inParent(part, async (parent, signer) => {
    await noteSignerState(parent, signer, 'SIGNED');
  });
}
