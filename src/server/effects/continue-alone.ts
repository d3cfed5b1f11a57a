/**
 * The borrower goes on without a co-borrower who has not applied, whose credit can't be checked, or whose income is not proved:
 * the application is decided for the borrower alone.
 */
import { awaited } from '../application/co-borrowers-of.ts';
import { stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { dropCoBorrowers } from '../signers/drop-co-borrowers.ts';
import type { Effect } from './effect.ts';

export const continueAlone: Effect = {
  name: 'continue-alone',
  run: async (context) => {
    const { coBorrowerCreditStopped, coBorrowerIncomeOpen } = await stored(context, 'status');
    const isHeld = coBorrowerCreditStopped || coBorrowerIncomeOpen;
    if ((await awaited(context)).length === 0 && !isHeld) throw new Refusal(409, [says('page.impossible')]);
    await dropCoBorrowers(context);
    await context.queue.send('after-submission');
  },
};
