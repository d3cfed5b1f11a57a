/** Settles the condition that the page's address names, once the effects before it on its own page have succeeded. */
import { isOpen } from '../../engine/conditions/condition-state.ts';
import type { Effect } from '../backend/effect.ts';
import { findCondition } from '../conditions/find-condition.ts';
import { pageOf } from '../facts/answered-on.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

export const settleCondition: Effect = {
  name: 'settle-condition',
  run: async (context) => {
    const { row, category } = await findCondition(context, context.params.conditionUuid ?? '');
    if (!isOpen(row.state)) throw new Refusal(409, [says('condition.settled')]);
    // The address is the borrower's to write: a page settles only what is answered on it.
    if (pageOf(row, category) !== context.page) throw new Refusal(404, [says('condition.none')]);
    await context.conditions.put({ ...row, state: 'ACCEPTED' });
    await context.audit('condition-moved', {
      category: row.category,
      condition: row.uuid,
      state: 'ACCEPTED',
    });
  },
};
