/**
 * At a step at which a borrower has to act, each page that it leads to lets them: by a button or a link whose rule can
 * hold there. A step at which others work says so (`says`).
 */
import type { Bundle } from '../content/bundle.ts';
import { findStep } from '../journey/find-step.ts';
import { waitsForOthers } from '../journey/waits-for-others.ts';
import { proverOf } from '../proof/prover.ts';
import { opposite } from '../rules/claim.ts';
import { type Taken, type WaysOfPage, waysAt } from './ways-at.ts';
import { isWay } from './ways-onward.ts';

/** The steps, and their pages, at which a borrower should act and cannot. `takenAt`: what was taken at a step by whoever was seen there. */
export function stuckAt(
  bundle: Bundle,
  takenAt: (step: string) => Taken | undefined = () => undefined,
): { step: string; page: string }[] {
  return Object.keys(bundle.steps?.steps ?? {}).flatMap((step) => {
    const entry = findStep(bundle.steps, step);
    if (!entry || entry.kind === 'terminal' || waitsForOthers(bundle.steps, step)) return [];
    const ways = waysAt(bundle, step, entry, takenAt(step));
    const stuck = ways.filter((way) => !isWay(bundle, way) && !goesOnByItself(bundle, way));
    return stuck.map(({ page }) => ({ step, page }));
  });
}

/** The page is read again by itself, or stands there for as long as a person decides. */
function goesOnByItself(bundle: Bundle, { page, route }: WaysOfPage): boolean {
  if (bundle.pages[page]?.everySeconds !== undefined) return true;
  const reviews = Object.values(bundle.reviews?.reviews ?? {});
  return reviews.some((review) => !proverOf(bundle).possible([route, opposite(review.when)]));
}
