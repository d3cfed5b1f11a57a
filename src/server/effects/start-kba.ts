/** Asks a new set of identity questions and starts its clock. A running set is not asked again. */

import { record, replace, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { kbaCounts, kbaState } from '../facts/kba-round.ts';
import { lenderOf } from '../facts/lender.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { kbaLocked, lockKba } from './lock-kba.ts';

export const startKba: Effect = {
  name: 'start-kba',
  run: async (context) => {
    const known = await stored(context, 'underwriting');
    const state = kbaState(known, context.now);
    if (state === 'LOCKED') throw new Refusal(409, [kbaLocked]);
    if (state === 'ASKED') return;
    const { lateSets } = lenderOf(context.world, context.application.orgCode).decisions.identityQuestions;
    const { attempts, late } = kbaCounts(known, context.now);
    const nowLate = late + (state === 'LATE' ? 1 : 0);
    await keepCounts(context, attempts, nowLate);
    if (nowLate >= lateSets) return lockKba(context);
    await ask(context, (known.quizSets ?? 0) + 1);
  },
};

async function keepCounts(context: EffectContext, attempts: number, late: number): Promise<void> {
  await record(context, 'underwriting', { quizAttempts: attempts, quizLate: late, quizLockedUntil: null });
  await record(context, 'status', { kbaAttempts: attempts, kbaLockedUntil: null, notaryError: null });
}

/** The right answers stay here; the questions are shown. */
async function ask(context: EffectContext, set: number): Promise<void> {
  const { questions, answers } = await context.parties.notary.quiz(
    await subjectOf(context, context.request.key),
    set,
  );
  const { seconds } = lenderOf(context.world, context.application.orgCode).decisions.identityQuestions;
  await replace(context, 'underwriting', 'quizAnswers', answers);
  await record(context, 'underwriting', { quizSets: set, quizEndsAt: context.now + seconds * 1000 });
  await replace(context, 'figures', 'kba', { questions });
  await context.audit('identity-questions', { set, asked: questions.length });
}
