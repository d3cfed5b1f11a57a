/** None of the homes at the address is the borrower's: the search counts as one that found nothing. */
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

export const rejectProperties: Effect = {
  name: 'reject-properties',
  run: async (context) => {
    const { propertyOutcome } = await stored(context, 'status');
    if (propertyOutcome !== 'MULTIPLE') throw new Refusal(409, [says('home.found')]);
    await record(context, 'status', { propertyOutcome: 'NONE' });
    await record(context, 'figures', { properties: null });
  },
};
