/**
 * Leaves a company alone that fails again and again: whoever needs it hears so at once instead of after the whole patience, and
 * what waits for it holds up nothing else. After a rest one question is let through; its answer opens the way for all.
 */
import { NoAnswer } from './no-answer.ts';

export type Breaker = {
  /** Asks by `work`, which throws `NoAnswer` where the company is away. Throws one with `restMs` while it rests. */
  through<T>(work: () => Promise<T>): Promise<T>;
  isResting(): boolean;
};

export type BreakerOptions = {
  /** Milliseconds since any moment. */
  now(): number;
  /** Hears of each change. */
  tell(is: 'resting' | 'back'): void;
};

const mostFailures = 5;
const restMs = 15_000;
/** For those who come while one question is being tried. */
const tryingMs = 1_000;

export function openBreaker({ now, tell }: BreakerOptions): Breaker {
  let failures = 0;
  let restsUntil: number | undefined;
  let isTried = false;
  const turnAway = () => {
    const left = restsUntil === undefined ? 0 : restsUntil - now();
    if (restsUntil !== undefined && (left > 0 || isTried))
      throw new NoAnswer(`not asked after ${mostFailures} failures`, { restMs: Math.max(left, tryingMs) });
  };
  const fail = () => {
    failures += 1;
    if (failures < mostFailures) return;
    if (restsUntil === undefined) tell('resting');
    restsUntil = now() + restMs;
  };
  const answer = () => {
    failures = 0;
    if (restsUntil !== undefined) tell('back');
    restsUntil = undefined;
  };
  return {
    isResting: () => restsUntil !== undefined,
    through: async (work) => {
      turnAway();
      const isTrial = restsUntil !== undefined;
      isTried ||= isTrial;
      try {
        const result = await work();
        answer();
        return result;
      } catch (error) {
        if (isAway(error)) fail();
        else answer();
        throw error;
      } finally {
        if (isTrial) isTried = false;
      }
    },
  };
}

/** Who refuses a question is there. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof NoAnswer)) return false;
  const { status } = error;
  return status === undefined || status === 429 || status >= 500;
}
