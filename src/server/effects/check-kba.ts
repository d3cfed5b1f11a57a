/**
 * Checks the answers to the running set of identity questions. A failed try is stored rather than thrown, so that it
 * counts; it ends its set, so that sheets sent at the same time count once. Late answers are not checked.
 */

import { isRecord } from '../../engine/facts/facts.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { kbaState, triesLeft } from '../facts/kba-round.ts';
import { lenderOf } from '../facts/lender.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { kbaLocked, lockKba } from './lock-kba.ts';

const notAsked = says('kba.closed');

export const checkKba: Effect = {
  name: 'check-kba',
  run: async (context) => {
    const known = await stored(context, 'underwriting');
    const state = kbaState(known, context.now);
    if (state !== 'ASKED') throw new Refusal(409, [state === 'LOCKED' ? kbaLocked : notAsked]);
    const { quizAnswers = {}, quizAttempts = 0 } = known;
    const given = isRecord(context.data.kba) ? context.data.kba : {};
    const right = Object.entries(quizAnswers).filter(([id, answer]) => given[id] === answer).length;
    await record(context, 'underwriting', { quizEndsAt: null, quizAnswers: null });
    if (right >= limitsOf(context).right) await pass(context);
    else await fail(context, quizAttempts + 1);
  },
};

async function pass(context: EffectContext): Promise<void> {
  await record(context, 'status', { kbaPassed: true, notaryError: null });
  await record(context, 'figures', { kba: null });
  await context.audit('identity-questions', { passed: true });
}

async function fail(context: EffectContext, attempts: number): Promise<void> {
  await record(context, 'underwriting', { quizAttempts: attempts });
  await record(context, 'status', { kbaAttempts: attempts });
  await record(context, 'figures', { kba: null });
  await context.audit('identity-questions', { passed: false });
  if (triesLeft(limitsOf(context), attempts) === 0) await lockKba(context);
}

const limitsOf = ({ world, application }: EffectContext) =>
  lenderOf(world, application.orgCode).decisions.identityQuestions;
