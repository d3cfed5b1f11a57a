/** Books the notary. "Now" begins at once: fresh identity questions, and two minutes to answer them. */
import { Refusal } from '../errors/refusal.ts';
import { slotFigure, storeQuiz } from '../facts/notary-offer.ts';
import { record, stored } from '../facts/stored.ts';
import { subjectOf } from '../facts/subject-of.ts';
import type { Effect, EffectContext } from './effect.ts';
import { attemptsLeft, quizMs } from './kba-limits.ts';

const gone = 'This time is no longer free. Choose another one.';

export const chooseNotarySlot: Effect = {
  name: 'choose-notary-slot',
  run: async (context) => {
    await refuseLocked(context);
    const { slot = 'NOW' } = await stored(context, 'notary');
    const { notarySlots = [] } = await stored(context, 'figures');
    const free =
      slot === 'NOW' || notarySlots.some(({ id }) => id === slot && Date.parse(slot) > context.now);
    if (!free) throw new Refusal(422, [gone], { fields: { '/slot': gone } });
    await book(context, slot);
    await askAgain(context, slot);
  },
};

async function refuseLocked(context: EffectContext): Promise<void> {
  const { quizLockedUntil = 0 } = await stored(context, 'underwriting');
  if (quizLockedUntil > context.now) throw new Refusal(409, [lockedUntil(quizLockedUntil)]);
  if (quizLockedUntil > 0) await record(context, 'underwriting', { quizLockedUntil: null, quizAttempts: 0 });
  if (quizLockedUntil > 0) await record(context, 'status', { kbaLockedUntil: null, notaryError: null });
}

export function lockedUntil(at: number): string {
  const moment = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  }).format(at);
  return `Two tries did not fit. You can try again after ${moment} Eastern Time, or meet a notary in person.`;
}

async function book(context: EffectContext, slot: string): Promise<void> {
  const notary = await context.parties.notary.assign(slot);
  const confirmedFor = slot === 'NOW' ? 'Now' : slotFigure(slot).label;
  const confirmedSlot = slot === 'NOW' ? new Date(context.now).toISOString() : slot;
  await record(context, 'notary', { notaryName: notary.name, confirmedSlot });
  await record(context, 'figures', {
    notary: { name: notary.name, confirmedFor, bring: 'The photo ID that you sent us' },
  });
}

async function askAgain(context: EffectContext, slot: string): Promise<void> {
  const { quizAttempts = 0 } = await stored(context, 'underwriting');
  const quiz = await context.parties.notary.quiz(await subjectOf(context), quizAttempts + 1);
  await storeQuiz(context, quiz, attemptsLeft(quizAttempts));
  if (slot !== 'NOW') return record(context, 'underwriting', { quizEndsAt: null });
  const endsAt = context.now + quizMs;
  await record(context, 'underwriting', { quizEndsAt: endsAt });
  await record(context, 'figures', { kba: { deadline: new Date(endsAt).toISOString() } });
}
