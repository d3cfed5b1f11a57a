/** Whether a lender's limit is at least as tight as what the base page and the domain demand together, and leaves an answer. */

import { demanded } from '../content/resolve-refs.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { type Bounds, boundsOf } from './bounds-of.ts';
import type { Difference } from './differences.ts';
import type { LenderPage } from './lender-page.ts';

/** Largest step between two answers. */
const coarsest = 1000;
/** The part of the product's range of numbers that a lender leaves at least. */
export const leastShare = 0.1;
const tighter = 'Limits may only be tighter than the base file.';

/** `difference` is one of the keywords that are known to tighten: a bound, a step or a choice, at a field of the page. */
export function judgeLimit(given: LenderPage, { keys, pointer, before, after }: Difference): ContentIssue[] {
  const [field = '', keyword = ''] = [keys[2], keys.at(-1)];
  const issue = placeIssue(given.patchFile);
  const loose = (message: string) => [issue('OVERRIDE_LOOSENS', pointer, message, tighter)];
  if (after === undefined)
    return loose(`${keyword} is ${JSON.stringify(before)} in the base file; none is looser.`);
  const [was, is] = [given.base, given.merged].map((page) =>
    boundsOf(demanded(page.schema?.properties[field], given.domain)),
  ) as [Bounds, Bounds];
  const looser = keyword === 'enum' ? looserChoices(after, was) : looserNumber(keyword, before, after, was);
  if (looser !== '') return loose(looser);
  if (/^(min|max)(Length|Items)$/.test(keyword))
    return [
      issue('OVERRIDE_FORBIDDEN', pointer, 'how long an answer is, no lender may change.', 'Remove it.'),
    ];
  const left = leavesNone(is, given.merged.schema?.properties[field]?.multipleOf) || leavesLittle(was, is);
  return left === ''
    ? []
    : [issue('OVERRIDE_HIDES', pointer, left, 'Leave the borrower something to answer.')];
}

function looserNumber(keyword: string, before: unknown, after: unknown, { lower, upper }: Bounds): string {
  if (typeof after !== 'number' || !Number.isFinite(after)) return `${keyword} must be a number.`;
  const said = `${keyword} is ${JSON.stringify(before) ?? 'not given'} in the base file; ${after} is looser.`;
  const isLooser = {
    multipleOf: typeof before === 'number' && !Number.isInteger(after / before),
    minimum: after < lower,
    exclusiveMinimum: after < lower,
    maximum: after > upper,
    exclusiveMaximum: after > upper,
  }[keyword];
  const beside = Number(before);
  return (isLooser ?? (keyword.startsWith('min') ? after < beside : after > beside)) ? said : '';
}

function looserChoices(after: unknown, { choices }: Bounds): string {
  if (!choices)
    return 'the base file leaves this answer open; a list of choices makes another question of it.';
  const isLess = Array.isArray(after) && after.every((value) => choices.includes(value));
  return isLess ? '' : 'there are choices that the base file does not have.';
}

function leavesLittle(was: Bounds, is: Bounds): string {
  const [before, after] = [was.upper - was.lower, is.upper - is.lower];
  return Number.isFinite(before) && after < before * leastShare
    ? `${is.lower} to ${is.upper} leaves almost nothing of ${was.lower} to ${was.upper}.`
    : '';
}

function leavesNone({ lower, upper, choices }: Bounds, step: number | undefined): string {
  if (lower > upper) return `no answer can be at least ${lower} and at most ${upper}.`;
  if (step !== undefined && (step > coarsest || Math.floor(upper / step) * step < lower))
    return `too few answers are multiples of ${step}.`;
  return choices && choices.length < 2 ? 'a question with fewer than two answers is none.' : '';
}
