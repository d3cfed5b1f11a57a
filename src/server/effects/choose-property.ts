/** Takes the home that the borrower chose among several at the address. */

import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { takeParcel } from '../underwriting/property-finding.ts';
import { textOf } from './answers.ts';

export const chooseProperty: Effect = {
  name: 'choose-property',
  run: async (context) => {
    const { properties = [] } = await stored(context, 'figures');
    const { finding } = await stored(context, 'underwriting');
    const chosen = properties.find(({ uuid }) => uuid === textOf(context.data, 'property'));
    const parcel = finding?.parcels.find(({ apn }) => apn === chosen?.apn);
    if (!parcel) throw refuseField('property', says('home.choose'));
    await takeParcel(context, parcel);
    await record(context, 'figures', { properties: null });
  },
};
