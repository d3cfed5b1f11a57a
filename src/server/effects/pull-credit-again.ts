/**
 * Asks the bureau again for the check of credit that stands still: after a freeze was lifted, a PIN was given, an answer
 * was corrected, or the bureau failed. Only so often a day.
 */
import { stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { pullAgain, pullsToday } from '../underwriting/pull-again.ts';

export const pullCreditAgain: Effect = { name: 'pull-credit-again', run: again };

/** The same in the part of someone who borrows too: what they agreed to is the hard pull. */
export const pullOwnCreditAgain: Effect = { name: 'pull-own-credit-again', run: again };

async function again(context: EffectContext): Promise<void> {
  await refuseDecided(context);
  await refuseAnswered(context);
  await refuseOften(context);
  await pullAgain(context);
}

async function refuseOften(context: EffectContext): Promise<void> {
  const { pullsPerDay } = limitsOf(context.world, context.application.orgCode).credit;
  if ((await pullsToday(context)) < pullsPerDay) return;
  throw new Refusal(422, [says('credit.tooOften', { times: pullsPerDay })]);
}

/** A check that has its report is not made again: it would cost the borrower another inquiry. */
async function refuseAnswered(context: EffectContext): Promise<void> {
  const { hardCreditStatus, hardCreditOutcome, creditOutcome } = await stored(context, 'status');
  const outcome = hardCreditStatus === undefined ? creditOutcome : hardCreditOutcome;
  if (outcome !== undefined && outcome !== 'OK') return;
  throw new Refusal(409, [says('credit.known')]);
}
