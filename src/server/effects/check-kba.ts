/** Judges the answers to the identity questions. A failed try is stored, not thrown, so that it counts. */
import { isRecord } from '../../engine/facts.ts';
import { Refusal } from '../errors/refusal.ts';
import { storeQuiz } from '../facts/notary-offer.ts';
import { record, stored } from '../facts/stored.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { lockedUntil } from './choose-notary-slot.ts';
import type { Effect, EffectContext } from './effect.ts';
import { attemptsLeft, lockMs, quizMs, rightAnswers } from './kba-limits.ts';

export const checkKba: Effect = {
  name: 'check-kba',
  run: async (context) => {
    const { quizAnswers = {}, quizEndsAt, quizLockedUntil = 0 } = await stored(context, 'underwriting');
    if (quizLockedUntil > context.now) throw new Refusal(409, [lockedUntil(quizLockedUntil)]);
    const given = isRecord(context.data.kba) ? context.data.kba : {};
    const right = Object.entries(quizAnswers).filter(([id, answer]) => given[id] === answer).length;
    const inTime = quizEndsAt === undefined || context.now <= quizEndsAt;
    if (inTime && right >= rightAnswers) await pass(context);
    else await fail(context);
  },
};

async function pass(context: EffectContext): Promise<void> {
  await record(context, 'status', { kbaPassed: true, notaryError: null });
  await record(context, 'figures', { kba: null });
  await context.audit('identity-questions', { passed: true });
}

async function fail(context: EffectContext): Promise<void> {
  const { quizAttempts = 0 } = await stored(context, 'underwriting');
  const attempts = quizAttempts + 1;
  await record(context, 'underwriting', { quizAttempts: attempts });
  await record(context, 'status', { kbaAttempts: attempts });
  await context.audit('identity-questions', { passed: false });
  if (attemptsLeft(attempts) === 0) return lock(context);
  const quiz = await context.parties.notary.quiz(await subjectOf(context), attempts + 1);
  await storeQuiz(context, quiz, attemptsLeft(attempts));
  const endsAt = context.now + quizMs;
  await record(context, 'underwriting', { quizEndsAt: endsAt });
  await record(context, 'figures', { kba: { deadline: new Date(endsAt).toISOString() } });
}

async function lock(context: EffectContext): Promise<void> {
  const until = context.now + lockMs;
  const shown = new Date(until).toISOString();
  await record(context, 'underwriting', { quizLockedUntil: until });
  await record(context, 'status', { kbaLockedUntil: shown, notaryError: 'KBA_FAILED' });
  await record(context, 'figures', { kba: { attemptsLeft: 0, lockedUntil: shown } });
}
