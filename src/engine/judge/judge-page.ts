/**
 * Judges a page after a lender's patch against the page before it, by the result and never by what the patch says.
 * Refuses every change that is not on the list of changes known to do no harm.
 */
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { type Difference, differences } from './differences.ts';
import { judgeBlocks } from './judge-blocks.ts';
import { judgeLimit } from './judge-limits.ts';
import { judgeOrder } from './judge-order.ts';
import { judgeRequired } from './judge-required.ts';
import { judgeShown } from './judge-shown.ts';
import { judgeWays } from './judge-ways.ts';
import { judgeWords } from './judge-words.ts';
import { type Change, type LenderPage, permits } from './lender-page.ts';
import { lockedParts } from './locked-parts.ts';

/** Every change that the base page does not give away, or that loosens, hides, asks something new or leads away. */
export function judgePage(given: LenderPage): ContentIssue[] {
  const { content: _, ...base } = given.base;
  const { content: __, ...merged } = given.merged;
  return [
    ...differences(base, merged, opens).flatMap((difference) => judgeDifference(given, difference)),
    ...judgeRequired(given),
    ...judgeShown(given),
    ...judgeOrder(given),
    ...judgeBlocks(given),
    ...judgeWays(given),
  ];
}

// Looks and rules may start where the base page has none; every other missing key stands for something new.
function opens(pointer: string): boolean {
  return /^\/(ui(\/[^/:]+)*|when)$/.test(pointer);
}

const changes: ReadonlyArray<readonly [RegExp, Change]> = [
  [/^\/(title|lead|time|instead\/\d+\/(title|lead))$/, 'text'],
  [
    /^\/schema\/properties\/[^/]+(\/properties\/[^/]+|\/items)*\/(title|description|message|requiredMessage)$/,
    'text',
  ],
  [/^\/ui(\/[^/:]+)+(\/ui:options\/ui\/[^/:]+)?\/(ui:help|ui:title)$/, 'text'],
  [/^\/ui\/[^/:]+\/ui:options\/(itemTitle|addLabel|empty)$/, 'text'],
  [/^\/actions\/[^/]+\/(label|done|processing\/title)$/, 'text'],
  [/^\/remarks\/[^/]+\/text$/, 'text'],
  [/^\/checks\/\d+\/message$/, 'text'],
  [/^\/experiments\/[^/]+\/[^/]+\/(title|lead|actions\/[^/]+\/label)$/, 'text'],
  [/^\/consents\/[^/]+\/(version|title|text|label)$/, 'text'],
  [
    /^\/schema\/properties\/[^/]+\/(minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf|enum|(min|max)(Length|Items))$/,
    'limits',
  ],
];

// Their parts say nothing by themselves: they are judged whole.
const judgedWhole = /^\/(ui\/ui:order|when|actions\/[^/]+\/when|schema\/required)(\/|$)/;

function judgeDifference(given: LenderPage, difference: Difference): ContentIssue[] {
  const { pointer, keys } = difference;
  if (judgedWhole.test(pointer)) return [];
  const change = changeAt(pointer);
  const issue = placeIssue(given.patchFile);
  if (change === 'fixed')
    return [issue('OVERRIDE_FORBIDDEN', pointer, 'no lender may change this.', 'Remove it.')];
  const field = keys[2] ?? '';
  const isGiven = permits(given.base, change, field);
  const message = `the page does not let lenders change its ${change}.`;
  const remedy = `Remove it, or add "${change}" to overridable of ${given.base.id}.`;
  const forbidden = isGiven ? [] : [issue('OVERRIDE_FORBIDDEN', pointer, message, remedy)];
  if (change === 'text') return isGiven ? judgeWords(given, difference) : forbidden;
  if (!lockedParts(given.base, given.domain).has(field))
    return [...forbidden, ...judgeLimit(given, difference)];
  return [issue('OVERRIDE_LOCKED', pointer, `"${field}" is the same for every lender.`, 'Remove it.')];
}

function changeAt(pointer: string): Change {
  return changes.find(([place]) => place.test(pointer))?.[1] ?? 'fixed';
}
