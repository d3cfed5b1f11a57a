/** Who owns the home beside the borrower, as the borrower named them. */
import type { CoOwner } from '../../types/profile.ts';
import type { EntityStore } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { homeOf } from './home-of.ts';

/** Empty for a sole owner, and for a home that the owner's own revocable trust holds. */
export async function otherOwners(stores: { entities: EntityStore }): Promise<CoOwner[]> {
  return (await isJointlyOwned(stores)) ? ((await stored(stores, 'profile')).coOwners ?? []) : [];
}

/** Whether others must sign beside the borrower. */
export async function isJointlyOwned(stores: { entities: EntityStore }): Promise<boolean> {
  const { ownership } = await homeOf(stores);
  return ownership === 'JOINT_SPOUSE' || ownership === 'JOINT_OTHER';
}
