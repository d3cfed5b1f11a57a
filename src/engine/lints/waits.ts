/**
 * A page that says that others are at work changes by itself: it is read again, or the words promise a message. Else a
 * borrower sits before a page that never tells how it ended.
 */
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { findStep } from '../journey/find-step.ts';
import { namesStep } from '../journey/open-beside.ts';
import { waitsForOthers } from '../journey/waits-for-others.ts';
import { proverOf } from '../proof/prover.ts';
import { opposite } from '../rules/claim.ts';
import { type Lint, placeOnPage } from './lint.ts';
import { isPromise } from './promise.ts';
import { textsIn } from './texts.ts';

/** "we're reading them", "the tax service is still looking", "another owner still has to sign". */
const atWork =
  /\b(?:we['’]re|(?:we|they|our team) are|(?:someone|service|bureau|county|company|employer|team) is|is still|are still)\s+(?:still\s+)?(?:checking|looking|reviewing|reading|asking|finding|preparing|making|waiting|working)\b|\bstill (?:has|have) to\b|\bon (?:its|their) way\b|\bthey book\b/i;

export const lintWaits: Lint = (bundle, report) => {
  for (const page of Object.values(bundle.pages)) {
    if (page.everySeconds !== undefined || page.loads?.everySeconds !== undefined) continue;
    for (const [index, block] of (page.content ?? []).entries()) {
      const words = textsIn(block).map(({ text }) => text);
      if (!words.some((text) => atWork.test(text)) || words.some((text) => isPromise(text))) continue;
      const when = page.when?.[block.id ?? ''] ?? 'always';
      if (changesByItself(bundle, page, when) || isReviewed(bundle, when)) continue;
      report(
        'WAIT_SILENT',
        placeOnPage(bundle, page.id, 'content', index),
        'the text says that others are at work, and the page is not read again when they are done.',
        'Add everySeconds to the page, or promise a message that keeps it.',
      );
    }
  }
};

/** At every step where the text can show, the browser asks by itself. */
function changesByItself(bundle: Bundle, page: Page, when: string): boolean {
  const { flow, steps } = bundle;
  if (page.id === flow.waitingPage) return true;
  const names = Object.keys(steps?.steps ?? {}).filter(
    (name) => standsAt(bundle, page, name) && mayShow(bundle, name, when),
  );
  return names.length > 0 && names.every((name) => waitsForOthers(steps, name));
}

// A step that only another server sends may show anything. A row counts unless one before it holds whenever both do.
function mayShow(bundle: Bundle, name: string, when: string): boolean {
  const rows = bundle.steps?.derive ?? [];
  const own = [...rows.entries()].filter(([, { step }]) => step === name);
  const open = (claims: string[]) => proverOf(bundle).possible(claims);
  return (
    own.length === 0 ||
    own.some(
      ([index, row]) =>
        open([row.when, when]) &&
        rows.slice(0, index).every((before) => open([row.when, when, opposite(before.when)])),
    )
  );
}

function standsAt(bundle: Bundle, page: Page, name: string): boolean {
  const isRow = findStep(bundle.steps, name)?.routes?.some(({ to }) => to === page.id) ?? false;
  return isRow || (page.open !== undefined && namesStep(bundle, page.open, name));
}

/** Whenever the text shows, a person has something to decide, and the browser asks until they have. */
function isReviewed(bundle: Bundle, when: string): boolean {
  const reviews = Object.values(bundle.reviews?.reviews ?? {});
  return reviews.some((review) => !proverOf(bundle).possible([when, opposite(review.when)]));
}
