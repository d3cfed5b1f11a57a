/**
 * Judges a reworded title, label, help or message: not locked, still there, and not the words of another question or
 * button.
 */
import type { Page } from '../../types/page.ts';
import { displayed } from '../content/resolve-refs.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue, type Reporter } from '../lints/place-issue.ts';
import type { Difference } from './differences.ts';
import type { LenderPage } from './lender-page.ts';
import { lockedWords, wordFaults } from './lender-words.ts';
import { lockedParts } from './locked-parts.ts';

/** Without these a page says less, and no borrower needs them. */
const mayGo = /\/(lead|time|ui:help|ui:title|description|done)$/;
const longestLabel = 120;

/** `difference` is one text outside of the blocks. */
export function judgeWords(given: LenderPage, { keys, pointer, before, after }: Difference): ContentIssue[] {
  const issue = placeIssue(given.patchFile);
  const locked = lockedParts(given.base, given.domain);
  const owner = ownersOf(keys, given.base).find((name) => locked.has(name));
  if (owner !== undefined && !isLendersConsent(given, keys))
    return [lockedWords(issue, pointer, `the words of "${owner}"`)];
  if (after === undefined && mayGo.test(pointer)) return [];
  const text = typeof after === 'string' ? after : '';
  const known = typeof before === 'string' ? [before] : shownBefore(given, keys);
  return [
    ...wordFaults(issue, pointer, text, { ...given, before: known }),
    ...labelIssues(given, keys, pointer, text, issue),
  ];
}

/** Who owns the words at a place: a field, a button, all fields of a check, or the page. */
function ownersOf([first = '', second = '', third = '']: readonly string[], { checks = [] }: Page): string[] {
  if (first === 'schema') return [third];
  if (first === 'checks')
    return (checks[Number(second)]?.fields ?? []).map((field) => field.split('.')[0] ?? '');
  if (first === 'experiments' || first === 'instead') return ['title', 'lead'];
  return second === '' ? [first] : [second];
}

// A consent that the base page names as the lender's may be worded again, under a version of its own.
function isLendersConsent({ base, merged }: LenderPage, [first, field = '']: readonly string[]): boolean {
  if (first !== 'consents' || base.consents?.[field]?.lenders !== true) return false;
  return base.consents[field].version !== merged.consents?.[field]?.version;
}

// A field without words of its own shows those of the domain.
function shownBefore(
  { base, domain }: LenderPage,
  [first, , field = '', key = '']: readonly string[],
): string[] {
  const word = first === 'schema' ? displayed(base.schema?.properties[field], domain)[key] : undefined;
  return typeof word === 'string' ? [word] : [];
}

function labelIssues(
  given: LenderPage,
  keys: readonly string[],
  pointer: string,
  text: string,
  issue: Reporter,
): ContentIssue[] {
  if (!/\/(title|label)$/.test(pointer) || text === '') return [];
  const long =
    text.length > longestLabel
      ? [
          issue(
            'OVERRIDE_ASKS',
            pointer,
            `a title or label has at most ${longestLabel} characters.`,
            'Say it in fewer words.',
          ),
        ]
      : [];
  const other = labelsBeside(given.base, keys).find((label) => plain(label) === plain(text));
  return other === undefined
    ? long
    : [
        ...long,
        issue(
          'OVERRIDE_ASKS',
          pointer,
          `"${other}" is what the page calls something else.`,
          'Answers and buttons may not change places by name.',
        ),
      ];
}

function labelsBeside({ schema, actions = {} }: Page, [first, second, third]: readonly string[]): string[] {
  const fields = Object.entries(schema?.properties ?? {}).flatMap(([name, { title }]) =>
    name === third || title === undefined ? [] : [title],
  );
  const buttons = Object.entries(actions).flatMap(([name, { label }]) => (name === second ? [] : [label]));
  if (first === 'actions') return buttons;
  return first === 'schema' ? fields : [];
}

function plain(label: string): string {
  return label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
