/** Stores how the deed can be notarised: by video with free times and questions, or in person; and what the state asks for. */
import { addDays } from '../../engine/dates/add-months.ts';
import { closingRules } from '../../engine/finance/closing-rules.ts';
import type { ApplicationScope } from '../effects/effect.ts';
import type { KnowledgeQuiz } from '../vendors/notary.ts';
import { homeOf } from './home-of.ts';
import { lenderOf } from './lender.ts';
import { lenderDay } from './lender-day.ts';
import { record, replace, stored } from './stored.ts';

export type NotaryOffer = { acceptsRemote: boolean; slots: string[]; quiz: KnowledgeQuiz };

const attempts = 2;

export async function storeNotaryOffer(
  scope: ApplicationScope,
  { acceptsRemote, slots, quiz }: NotaryOffer,
): Promise<void> {
  const { decisions } = lenderOf(scope.world, scope.application.orgCode);
  const { occupancy = '', location } = await homeOf(scope);
  const rules = closingRules(decisions, location?.state ?? '', occupancy);
  await record(scope, 'status', {
    manualNotary: !acceptsRemote || rules.officeOnly,
    ...(rules.attorneyReview ? { attorneyReview: true } : {}),
    ...(await waitFlag(scope, rules.waitingDays)),
  });
  await record(scope, 'figures', { notarySlots: [nowSlot, ...slots.map(slotFigure)] });
  await storeQuiz(scope, quiz, attempts);
}

/** The right answers stay here; the questions are shown. */
export async function storeQuiz(
  scope: ApplicationScope,
  quiz: KnowledgeQuiz,
  attemptsLeft: number,
): Promise<void> {
  await replace(scope, 'underwriting', 'quizAnswers', quiz.answers);
  await record(scope, 'figures', { kba: { questions: quiz.questions, attemptsLeft } });
}

const nowSlot = { id: 'NOW', label: 'Now', available: true };

export function slotFigure(start: string) {
  const label = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  }).format(new Date(start));
  return { id: start, start, label: `${label} Eastern Time`, available: true };
}

/** Days that the law puts between the application and the closing. */
async function waitFlag(scope: ApplicationScope, waitingDays: number) {
  const { moments = {} } = await stored(scope, 'underwriting');
  if (waitingDays === 0) return {};
  const until = addDays(lenderDay(moments.submitted ?? scope.now), waitingDays);
  return until > lenderDay(scope.now) ? { notaryWaitUntil: until } : {};
}
