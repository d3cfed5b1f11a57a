/** A person at the lender takes a condition back: the borrower is asked for it no more. */
import { isOpen } from '../../../engine/conditions/condition-state.ts';
import { findCondition } from '../../conditions/find-condition.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { inApplication } from '../../standing/in-application.ts';
import { type AccountEffect, textOf } from './account-effect.ts';
import { askedApplication } from './asked-application.ts';

export const withdrawCondition: AccountEffect = {
  name: 'withdraw-condition',
  run: async (context) => {
    const { reviewer, application } = await askedApplication(context);
    await inApplication(
      context.backend.world,
      application.uuid,
      async (scope) => {
        const { row } = await findCondition(scope, textOf(context.data, 'condition'));
        if (!isOpen(row.state)) throw new Refusal(409, [says('condition.closed')]);
        await scope.conditions.put({ ...row, state: 'WITHDRAWN' });
        await scope.audit('condition-moved', {
          category: row.category,
          condition: row.uuid,
          state: 'WITHDRAWN',
        });
      },
      { actor: reviewer.uuid },
    );
    return {};
  },
};
