/** The home that secures the line: the selected entry of the borrower's addresses, before a choice the first one. */
import type { Address } from '../../types/address.ts';
import type { EntityStore } from '../application/application-scope.ts';
import { homeIndex } from '../application/home-index.ts';
import { stored } from '../application/stored.ts';

export async function homeOf(stores: { entities: EntityStore }): Promise<Address> {
  const profile = await stored(stores, 'profile');
  const index = homeIndex(profile, await stored(stores, 'application'));
  return profile.addresses?.[index ?? 0] ?? {};
}
