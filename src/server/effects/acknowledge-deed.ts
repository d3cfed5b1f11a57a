/** The co-owner confirms the signed deed before the notary, unless the session ends before that. */
import { mark } from '../application/mark.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { holdSession } from './hold-session.ts';
import { settlePart } from './settle-part.ts';

export const acknowledgeDeed: Effect = {
  name: 'acknowledge-deed',
  run: async (context) => {
    const { kbaPassed } = await stored(context, 'status');
    if (!kbaPassed) throw new Refusal(409, [says('kba.first')]);
    if (!(await holdSession(context))) return;
    await mark(context, 'notarized');
    await record(context, 'status', { disclosurelistNotaryComplete: true });
    await settlePart(context, { shared: false });
  },
};
