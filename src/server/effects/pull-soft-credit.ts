/** Starts the soft pull, to which the borrower has agreed. Until the queue takes it up, it has not started. */

import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';

export const pullSoftCredit: Effect = {
  name: 'pull-soft-credit',
  run: async (context) => {
    await refuseDecided(context);
    const given = (await context.consents.list()).some(({ type }) => type === 'SOFT_CREDIT');
    if (!given) throw new Refusal(422, [says('credit.agree')]);
    const { softCreditStatus } = await stored(context, 'status');
    if (softCreditStatus === undefined) await record(context, 'status', { softCreditStatus: 'NOT_STARTED' });
    await context.queue.send('soft-credit');
  },
};
