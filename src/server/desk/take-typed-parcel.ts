/**
 * A reviewer found the home in the county's records by the parcel number that the borrower typed. The answer's value is the
 * kind of home that the record names: a two-unit home has two units, any other has one.
 */
import { record, replace, stored } from '../application/stored.ts';
import { homeOf } from '../facts/home-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import type { Parcel } from '../platform/parties/property-data/party.ts';
import { takeParcel } from '../underwriting/property-finding.ts';
import type { ReviewEffect } from './review-effect.ts';

export const takeTypedParcel: ReviewEffect = {
  name: 'take-typed-parcel',
  run: async (context) => {
    const kind = context.value as Parcel['propertyType'];
    const { name } = await stored(context, 'profile');
    const { property } = await stored(context, 'application');
    const { location } = await homeOf(context);
    if (!property?.apn || !location) throw new Refusal(409, ['The borrower typed no parcel number.']);
    const parcel: Parcel = {
      apn: property.apn,
      address: location,
      // The reviewer has read the record and the tax bill: it names the borrower.
      ownerOfRecord: `${name?.first ?? ''} ${name?.last ?? ''}`,
      propertyType: kind,
      units: kind === 'TWO_UNIT' ? 2 : 1,
    };
    const { finding } = await stored(context, 'underwriting');
    const known = { county: '', titleAgeMonths: 12, ...finding };
    await replace(context, 'underwriting', 'finding', {
      ...known,
      outcome: 'OK',
      parcels: [parcel],
      hasRecord: true,
    });
    await takeParcel(context, parcel);
    await record(context, 'figures', { properties: null });
  },
};
