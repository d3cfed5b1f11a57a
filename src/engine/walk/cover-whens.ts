/** Facts for every rule by which a page shows something or a button can be pressed: one with which it holds, one without. */
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { proverOf } from '../proof/prover.ts';
import { type Covered, unproved } from './covered.ts';
import { allHold, findScope, opposite } from './find-facts.ts';
import type { Scope } from './mend-logic.ts';

/** Two for each claim: as it is, and the opposite. `always` and `never` have one side. */
export function coverWhens(bundle: Bundle, start: Scope, near: readonly Scope[]): Covered[] {
  const asked = new Map<string, string[]>();
  for (const page of Object.values(bundle.pages))
    for (const claim of claimsOf(page))
      asked.set(claim, [...new Set([...(asked.get(claim) ?? []), page.id])]);
  return [...asked].flatMap(([claim, pages]) =>
    [claim, opposite(claim)].map((one) => cover(bundle, one, pages, [start, ...near])),
  );
}

/** Every claim by which the page shows something, demands something or offers a button, once. */
export function claimsOf({ instead, content, when, requiredWhen, actions }: Page): string[] {
  const claims = [
    ...Object.values(when ?? {}),
    ...Object.values(requiredWhen ?? {}),
    ...claimsIn([instead, content, actions]),
  ];
  return [...new Set(claims)].filter((one) => !['always', 'never'].includes(one));
}

function cover(bundle: Bundle, claim: string, pages: readonly string[], starts: readonly Scope[]): Covered {
  const name = `${claim} (${pages.join(', ')})`;
  const found = findScope(bundle, starts, allHold(bundle, [claim]), [], 2);
  if (found) return { name, facts: found, claim: { says: claim, pages } };
  const isPossible = proverOf(bundle).possible([claim]);
  return { name, why: isPossible ? unproved : "it can never be, with this lender's data" };
}

// Blocks and buttons name their rules where they stand.
function claimsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(claimsIn);
  if (!isRecord(value)) return [];
  const { when } = value;
  return [...(typeof when === 'string' ? [when] : []), ...Object.values(value).flatMap(claimsIn)];
}
