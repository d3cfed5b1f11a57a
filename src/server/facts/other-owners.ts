/** Who owns the home beside the borrower, as the borrower named them. */
import type { CoOwner } from '../../types/profile.ts';
import type { EntityStore } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { homeOf } from './home-of.ts';

/** Empty for a sole owner, and for a home that the owner's own revocable trust holds. */
export async function otherOwners(stores: { entities: EntityStore }): Promise<CoOwner[]> {
  const { ownership } = await homeOf(stores);
  const isJoint = ownership === 'JOINT_SPOUSE' || ownership === 'JOINT_OTHER';
  return isJoint ? ((await stored(stores, 'profile')).coOwners ?? []) : [];
}
