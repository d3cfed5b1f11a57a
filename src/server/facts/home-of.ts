/** The home that secures the line: the selected entry of the borrower's addresses, before a choice the first one. */
import type { Address } from '../../types/address.ts';
import type { EntityStore } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';

export async function homeOf(stores: { entities: EntityStore }): Promise<Address> {
  const { addresses = [] } = await stored(stores, 'profile');
  const { selectedPropertyUuid } = await stored(stores, 'application');
  return addresses.find(({ uuid }) => uuid === selectedPropertyUuid) ?? addresses[0] ?? {};
}
