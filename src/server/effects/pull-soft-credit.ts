/** Starts the soft pull, to which the borrower has agreed. */

import { record, stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import type { Effect } from './effect.ts';

export const pullSoftCredit: Effect = {
  name: 'pull-soft-credit',
  run: async (context) => {
    await refuseDecided(context);
    const given = (await context.consents.list()).some(({ type }) => type === 'SOFT_CREDIT');
    if (!given) throw new Refusal(422, [says('credit.agree')]);
    const { softCreditStatus = 'NOT_STARTED' } = await stored(context, 'status');
    if (softCreditStatus === 'NOT_STARTED')
      await record(context, 'status', { softCreditStatus: 'DISCLOSURE' });
    await context.queue.send('soft-credit');
  },
};
