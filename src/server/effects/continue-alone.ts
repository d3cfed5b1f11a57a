/**
 * The borrower continues without a co-borrower who has not applied, whose credit can't be checked, whose income is not proved, or
 * who declines: the application is decided for the borrower alone. Closing documents that name both are set aside, signed or not.
 */
import { awaited } from '../application/co-borrowers-of.ts';
import { stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { dropCoBorrowers } from '../signers/drop-co-borrowers.ts';
import { reopenClosing } from '../signers/reopen-closing.ts';

export const continueAlone: Effect = {
  name: 'continue-alone',
  run: async (context) => {
    const { coBorrowerCreditStopped, coBorrowerIncomeOpen, disclosurelistClosingReady } = await stored(
      context,
      'status',
    );
    const isHeld = coBorrowerCreditStopped || coBorrowerIncomeOpen;
    if ((await awaited(context)).length === 0 && !isHeld) throw new Refusal(409, [says('page.impossible')]);
    if (disclosurelistClosingReady) await reopenClosing(context, await awaited(context));
    await dropCoBorrowers(context);
    await context.queue.send('after-submission');
    await context.queue.send('closing-documents');
  },
};
