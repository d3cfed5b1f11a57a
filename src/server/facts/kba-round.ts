/**
 * Where the identity questions stand. The borrower starts a set around the time with the notary, and it runs out by the
 * server's clock. A timed-out set is not a try; too many of them lock the questions like a failed last try (decisions.json).
 */
import type { Decisions } from '../../types/decisions.ts';
import type { Underwriting } from '../application/underwriting.ts';

export type KbaState = 'READY' | 'ASKED' | 'LATE' | 'LOCKED';
export type KbaLimits = Decisions['identityQuestions'];
type Appointment = 'EARLY' | 'PAST';

/** @param now milliseconds since 1970 */
export function kbaState(
  { quizEndsAt, quizLockedUntil = 0 }: Pick<Underwriting, 'quizEndsAt' | 'quizLockedUntil'>,
  now: number,
): KbaState {
  if (quizLockedUntil > now) return 'LOCKED';
  if (quizEndsAt === undefined) return 'READY';
  return now > quizEndsAt + graceMs ? 'LATE' : 'ASKED';
}

/** From when a set may be started for the time with the notary. @param at ISO 8601. @returns milliseconds since 1970 */
export function kbaOpens(at: string, { earlyMinutes }: Pick<KbaLimits, 'earlyMinutes'>): number {
  return Date.parse(at) - earlyMinutes * minuteMs;
}

/** Whether a set would be started too far from the time with the notary. A set that runs is not cut short. */
export function kbaApart(
  at: string | undefined,
  limits: Pick<KbaLimits, 'earlyMinutes' | 'lateMinutes'>,
  now: number,
): Appointment | undefined {
  if (at === undefined) return undefined;
  if (now < kbaOpens(at, limits)) return 'EARLY';
  return now > Date.parse(at) + limits.lateMinutes * minuteMs ? 'PAST' : undefined;
}

const minuteMs = 60_000;

/** What an answer sent in the last second may take on its way. */
const graceMs = 1500;

/** Counters start over once a lock has passed. */
export function kbaCounts(
  { quizAttempts = 0, quizLate = 0, quizLockedUntil = 0 }: Underwriting,
  now: number,
) {
  const passed = quizLockedUntil > 0 && quizLockedUntil <= now;
  return passed ? { attempts: 0, late: 0 } : { attempts: quizAttempts, late: quizLate };
}

export function triesLeft({ tries }: KbaLimits, attempts: number): number {
  return Math.max(0, tries - attempts);
}
