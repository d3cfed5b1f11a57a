/** What pages show of the identity questions: their state and their limits, so that no page repeats the numbers. */
import type { Figures } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { type KbaState, kbaApart, kbaCounts, kbaOpens, kbaState, triesLeft } from './kba-round.ts';
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
  const limits = decisions.identityQuestions;
  const { count, right, seconds, warnSeconds, tries, lockHours, earlyMinutes } = limits;
  const { attempts } = kbaCounts(known, scope.now);
  const { confirmedSlot } = await stored(scope, 'notary');
  const state = stateFor(kbaState(known, scope.now), kbaApart(confirmedSlot, limits, scope.now));
  return {
    kba: {
      state,
      attemptsLeft: triesLeft(limits, attempts),
      missed: attempts > 0,
      ...(state === 'ASKED' ? openRound(kba, known.quizEndsAt) : {}),
      ...(state === 'LOCKED' ? { lockedUntil: iso(known.quizLockedUntil) } : {}),
      ...(state === 'EARLY' && confirmedSlot ? { opensAt: iso(kbaOpens(confirmedSlot, limits)) } : {}),
      ...{ earlyMinutes, count, right, seconds, minutes: seconds / 60, warnSeconds, tries, lockHours },
    },
  };
}

type State = NonNullable<NonNullable<Figures['kba']>['state']>;

/** A set that runs and a lock come before the time with the notary. */
function stateFor(state: KbaState, apart: ReturnType<typeof kbaApart>): State {
  return state === 'ASKED' || state === 'LOCKED' ? state : (apart ?? state);
}

function openRound(kba: Figures['kba'], endsAt: number | undefined) {
  return { ...(kba?.questions ? { questions: kba.questions } : {}), deadline: iso(endsAt) };
}

const iso = (at = 0) => new Date(at).toISOString();
