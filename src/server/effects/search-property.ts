/** Searches the county records again, after the borrower corrected the address or asked for another look. */
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';

export const searchProperty: Effect = {
  name: 'search-property',
  run: async (context) => {
    const { propertyOutcome } = await stored(context, 'status');
    if (propertyOutcome === 'OK') return;
    // A parcel number is for a person: the same address would be found no better.
    if ((await stored(context, 'application')).property?.apn) return;
    await record(context, 'status', { propertyOutcome: null, propertyComplete: null, datatreeNoMatch: null });
    await record(context, 'figures', { properties: null });
    await context.queue.send('soft-credit');
  },
};
