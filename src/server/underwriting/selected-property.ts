/** Makes a parcel the home that secures the line: in the addresses, in the application, on the property card. */
import { randomUUID } from 'node:crypto';
import { address } from '../../engine/text/address.ts';
import type { Address } from '../../types/address.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, type Stored, stored } from '../application/stored.ts';
import { homeOf } from '../facts/home-of.ts';
import type { Parcel } from '../platform/parties/property-data/party.ts';

type Property = NonNullable<Stored['application']['property']>;

export async function selectProperty(scope: ApplicationScope, parcel: Parcel): Promise<void> {
  const home = await homeOf(scope);
  const uuid = home.uuid ?? randomUUID();
  const property = { ...(await propertyOf(scope, parcel, home)), uuid };
  const { value } = await stored(scope, 'underwriting');
  await nameAddress(scope, home, uuid);
  await record(scope, 'application', {
    selectedPropertyUuid: uuid,
    property,
    ...(value?.value === undefined ? {} : { adjustedHomeAmount: value.value }),
  });
  await record(scope, 'figures', { property: cardOf(property, home) });
}

async function nameAddress(scope: ApplicationScope, home: Address, uuid: string): Promise<void> {
  const { addresses = [] } = await stored(scope, 'profile');
  const others = addresses.filter((each) => each.uuid !== home.uuid);
  await record(scope, 'profile', { addresses: [{ ...home, uuid }, ...others] });
}

async function propertyOf(scope: ApplicationScope, parcel: Parcel, home: Address): Promise<Property> {
  const { property } = await stored(scope, 'application');
  const { value, finding } = await stored(scope, 'underwriting');
  const { apn, ownerOfRecord, propertyType, units } = parcel;
  const valueCents = value?.value === undefined ? undefined : Math.round(value.value * 100);
  // The condition comes from a property company, whose words are those of the enumeration.
  return {
    ...property,
    state: home.location?.state,
    county: finding?.county,
    condition: value?.condition ?? 'UNKNOWN_CONDITION',
    apn,
    ownerOfRecord,
    propertyType,
    units,
    ...(valueCents === undefined ? {} : { valueCents, valueSource: 'AVM' }),
  } as Property;
}

function cardOf({ ownerOfRecord, condition, valueCents }: Property, home: Address) {
  return {
    address: address(home.location),
    ...(ownerOfRecord ? { ownerOfRecord } : {}),
    ...(condition ? { condition } : {}),
    ...(valueCents === undefined ? {} : { valueCents }),
  };
}
