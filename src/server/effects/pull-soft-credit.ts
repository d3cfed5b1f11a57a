/**
 * Starts the soft pull, or repeats it after the borrower lifted a freeze or added a number. Only so often a day.
 */

import { record, stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { days, limitsOf } from '../facts/limits-of.ts';
import { says } from '../language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import type { Effect, EffectContext } from './effect.ts';

export const pullSoftCredit: Effect = {
  name: 'pull-soft-credit',
  run: async (context) => {
    await refuseDecided(context);
    const given = (await context.consents.list()).some(({ type }) => type === 'SOFT_CREDIT');
    if (!given) throw new Refusal(422, [says('credit.agree')]);
    const { softCreditStatus = 'NOT_STARTED', creditOutcome } = await stored(context, 'status');
    if (softCreditStatus === 'NOT_STARTED')
      await record(context, 'status', { softCreditStatus: 'DISCLOSURE' });
    else if (creditOutcome !== undefined && creditOutcome !== 'OK') await startAgain(context);
    await context.queue.send('soft-credit');
  },
};

async function startAgain(context: EffectContext): Promise<void> {
  const { softPulls = [] } = await stored(context, 'underwriting');
  const { softPullsPerDay } = limitsOf(context.world, context.application.orgCode).credit;
  if (softPulls.filter((at) => at > context.now - days(1)).length >= softPullsPerDay) {
    throw new Refusal(422, [says('credit.tooOften', { times: softPullsPerDay })]);
  }
  await record(context, 'status', {
    softCreditStatus: 'PULLING',
    creditOutcome: null,
    creditFrozenWithPin: null,
    uwDecision: null,
    uwSubDecision: null,
  });
}
