/** What pages show of the identity questions: their state and their limits, so that no page repeats the numbers. */
import type { Figures } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { kbaCounts, kbaState, triesLeft } from './kba-round.ts';
import type { Lender } from './lender.ts';

/** Nothing before the deed is ready, and nothing once the questions are answered. */
export async function kbaFigures(
  scope: ApplicationScope,
  { decisions }: Lender,
  { kba }: Figures,
): Promise<Pick<Figures, 'kba'>> {
  const { disclosurelistNotaryReady, kbaPassed } = await stored(scope, 'status');
  if (!disclosurelistNotaryReady || kbaPassed) return {};
  const known = await stored(scope, 'underwriting');
  const { count, right, seconds, warnSeconds, tries, lockHours } = decisions.identityQuestions;
  const { attempts } = kbaCounts(known, scope.now);
  const state = kbaState(known, scope.now);
  return {
    kba: {
      state,
      attemptsLeft: triesLeft(decisions.identityQuestions, attempts),
      missed: attempts > 0,
      ...(state === 'ASKED' ? openRound(kba, known.quizEndsAt) : {}),
      ...(state === 'LOCKED' ? { lockedUntil: iso(known.quizLockedUntil) } : {}),
      ...{ count, right, seconds, minutes: seconds / 60, warnSeconds, tries, lockHours },
    },
  };
}

function openRound(kba: Figures['kba'], endsAt: number | undefined) {
  return { ...(kba?.questions ? { questions: kba.questions } : {}), deadline: iso(endsAt) };
}

const iso = (at = 0) => new Date(at).toISOString();
