/** Where a borrower is and why, in the sentences of the flow's authors, for a reader at the desk. */
import { findStep } from '../../engine/journey/find-step.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { readClaim } from '../../engine/rules/claim.ts';
import { firstRow } from '../../engine/rules/first-row.ts';
import { meaning } from '../../engine/rules/meaning.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import { interpolate } from '../../engine/text/interpolate.ts';
import type { Review } from '../../types/review.ts';
import type { RoutedStanding } from '../submission/read-standing.ts';

/** The step in words, the page's title, and what the rule means that made the step, unless it says the same. */
export function standingWords({ flow, facts, step, route }: RoutedStanding): Review['standing'] {
  const scope = scopeOf(flow, facts);
  const row = firstRow(flow.rules, flow.steps?.derive, scope);
  const page = flow.pages[matchPage(flow, route.path)?.page ?? ''];
  const words = findStep(flow.steps, step)?.means ?? '';
  const because = row ? reason(flow, row.when) : '';
  return {
    step: words,
    page: page ? interpolate(page.title, scope) : '',
    because: because === words ? '' : because,
  };
}

// A step that stands because its claim does not hold is waiting for it.
function reason(flow: RoutedStanding['flow'], claim: string): string {
  const { rule, isNegated } = readClaim(claim);
  return isNegated ? `Not yet: ${meaning(flow, rule)}` : meaning(flow, claim);
}
