/** Finds facts over which claims hold, by mending one claim that fails after another. The real engine judges. */
import type { Bundle } from '../content/bundle.ts';
import { readClaim } from '../rules/claim.ts';
import { holds } from '../rules/holds.ts';
import { type Mending, mendLogic, type Scope } from './mend-logic.ts';

/** The first claim that still fails; undefined when the goal is reached. "!rule" must not hold. */
export type Goal = (scope: Scope) => string | undefined;

const mostMends = 400;
const mostTries = 6;

/**
 * Facts (with all else that rules read) that reach the goal, from one of the starts; undefined when none were found,
 * which proves nothing.
 */
export function findScope(
  bundle: Bundle,
  starts: readonly Scope[],
  goal: Goal,
  fixed: readonly string[] = [],
  tries = mostTries,
): Scope | undefined {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    for (const start of starts) {
      const mending = { bundle, pick: picker(attempt), fixed: new Set(['org', 'words', ...fixed]) };
      const found = mend(mending, start, goal);
      if (found) return found;
    }
  }
  return undefined;
}

function mend(mending: Mending, start: Scope, goal: Goal): Scope | undefined {
  let scope = start;
  for (let mends = 0; mends < mostMends; mends += 1) {
    const claim = goal(scope);
    if (claim === undefined) return scope;
    const { rule, isNegated } = readClaim(claim);
    const mended = mendLogic(mending, scope, { rule }, !isNegated);
    if (!mended) return undefined;
    scope = mended;
  }
  return undefined;
}

/** The goal that all of these hold. */
export function allHold({ rules }: Bundle, claims: readonly string[]): Goal {
  return (scope) => claims.find((claim) => !holds(rules, claim, scope));
}

/** The goal that one row holds and none before it: what stands first in the way is mended first. */
export function firstRowGoal({ rules }: Bundle, rows: readonly { when: string }[], index: number): Goal {
  return (scope) => {
    const before = rows.slice(0, index).find(({ when }) => holds(rules, when, scope));
    if (before) return opposite(before.when);
    const { when = 'never' } = rows[index] ?? {};
    return holds(rules, when, scope) ? undefined : when;
  };
}

/** The other side of a claim. */
export function opposite(claim: string): string {
  return claim.startsWith('!') ? claim.slice(1) : `!${claim}`;
}

// A linear congruential generator: every run finds the same.
function picker(seed: number) {
  let state = seed * 7919 + 1;
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return seed === 0 ? 0 : state % limit;
  };
}
