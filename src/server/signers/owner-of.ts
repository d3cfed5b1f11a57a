/** Which of the owners whom the borrower named an invitation is for: a correction changes the address, or the name. */

import type { CoOwner } from '../../types/profile.ts';
import type { Signer } from '../application/signer.ts';

/** The place in `owners`; -1 where none fits. */
export function ownerOf(
  owners: readonly CoOwner[],
  { email, first, last }: Pick<Signer, 'email' | 'first' | 'last'>,
): number {
  const byEmail = owners.findIndex((owner) => owner.email === email);
  return byEmail >= 0 ? byEmail : owners.findIndex((owner) => owner.first === first && owner.last === last);
}
