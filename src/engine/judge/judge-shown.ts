/**
 * Checks that borrowers still see everything that they must see, and nothing that the base page hides. Compares rules,
 * so it holds for all facts at once.
 */
import type { Page } from '../../types/page.ts';
import { displayed } from '../content/resolve-refs.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue, type Reporter } from '../lints/place-issue.ts';
import { keyedBlocks } from './block-key.ts';
import { letsLenders } from './block-leave.ts';
import { type LenderPage, permits } from './lender-page.ts';
import { lockedParts } from './locked-parts.ts';
import { ruleOf, shownWhen, showsNoMore } from './shown-when.ts';

const keep =
  'Remove it: lenders may hide only answers that nobody must give, and words that the law does not ask for.';

/** Every field, block and button that the patch shows or hides against the rules above. */
export function judgeShown(given: LenderPage): ContentIssue[] {
  const locked = lockedParts(given.base, given.domain);
  const issue = placeIssue(given.patchFile);
  return [
    ...rulesOfNothing(given, issue),
    ...fields(given, locked, issue),
    ...blocks(given, locked, issue),
    ...buttons(given, locked, issue),
  ];
}

function fields(
  { base, merged, domain }: LenderPage,
  locked: ReadonlySet<string>,
  issue: Reporter,
): ContentIssue[] {
  return Object.keys(base.schema?.properties ?? {}).flatMap((field) => {
    const [before, after] = [shownWhen(base, field), shownWhen(merged, field)];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const place = before.own === after.own ? '/content' : `/when/${field}`;
    if (!showsNoMore(before, after)) return [shownMore(issue, place, field)];
    if (!permits(base, 'visibility')) return [notGiven(issue, place, base)];
    const isConsentToGive = displayed(base.schema?.properties[field], domain).const !== undefined;
    const isOptionalConsent = Object.hasOwn(base.consents ?? {}, field) && !isConsentToGive;
    const why = isOptionalConsent ? '' : needed(base, field, locked);
    return why === '' ? [] : [issue('OVERRIDE_HIDES', place, `"${field}" ${why}.`, keep)];
  });
}

function rulesOfNothing({ base, merged }: LenderPage, issue: Reporter): ContentIssue[] {
  const blocks = (merged.content ?? []).flatMap(({ id }) => id ?? []);
  const known = [...Object.keys(base.when ?? {}), ...Object.keys(merged.schema?.properties ?? {}), ...blocks];
  const strange = Object.keys(merged.when ?? {}).filter((name) => !known.includes(name));
  return strange.map((name) =>
    issue('OVERRIDE_FORBIDDEN', `/when/${name}`, `the page has no field or block "${name}".`, 'Remove it.'),
  );
}

function needed(
  { schema, requiredWhen = {}, checks = [] }: Page,
  field: string,
  locked: ReadonlySet<string>,
): string {
  if (locked.has(field)) return 'is the same for every lender';
  if (schema?.required?.includes(field) || Object.hasOwn(requiredWhen, field)) return 'must be answered';
  const isChecked = checks.some(({ fields }) => fields.some((name) => name.split('.')[0] === field));
  return isChecked ? 'is checked beside other answers' : '';
}

function blocks(given: LenderPage, locked: ReadonlySet<string>, issue: Reporter): ContentIssue[] {
  const { base, merged, vocabulary } = given;
  const after = new Set(keyedBlocks(merged).map(({ key }) => key));
  return keyedBlocks(base).flatMap(({ key, block }) => {
    const [was, is] = [ruleOf(base, block.id), after.has(key) ? ruleOf(merged, block.id) : 'never'];
    if (was === is) return [];
    const place = after.has(key) ? `/when/${key}` : '/content';
    if (is !== 'never' && was !== 'always') return [shownMore(issue, place, key)];
    if (!permits(base, 'visibility')) return [notGiven(issue, place, base)];
    // Of a group its fields are judged, one by one.
    const isFree =
      !locked.has(key) && (block.block === 'form' || letsLenders(vocabulary, block.block, 'hide'));
    return isFree
      ? []
      : [issue('OVERRIDE_HIDES', place, `the block "${key}" is one that every borrower sees.`, keep)];
  });
}

// A link to another page may go, as long as another link stays for everyone. A button that submits, runs an effect or
// fires an event may not.
function buttons({ base, merged }: LenderPage, locked: ReadonlySet<string>, issue: Reporter): ContentIssue[] {
  const after = merged.actions ?? {};
  return Object.entries(base.actions ?? {}).flatMap(([name, action]) => {
    const is = Object.hasOwn(after, name) ? after[name]?.when : 'never';
    if (is === action.when) return [];
    const place = `/actions/${name}/when`;
    if (is !== 'never') return [shownMore(issue, place, name)];
    if (!permits(base, 'visibility')) return [notGiven(issue, place, base)];
    const others = Object.entries(after).some(([other, { when }]) => other !== name && when === undefined);
    const isFree = action.do === 'link' && action.kind !== 'primary' && others && !locked.has(name);
    return isFree ? [] : [issue('OVERRIDE_HIDES', place, `the button "${name}" is the way on.`, keep)];
  });
}

function shownMore(issue: Reporter, place: string, name: string): ContentIssue {
  const message = `"${name}" would be shown by another rule than in the base file.`;
  return issue('OVERRIDE_FORBIDDEN', place, message, 'Write "never", or leave its rule as it is.');
}

function notGiven(issue: Reporter, place: string, { id }: Page): ContentIssue {
  const message = 'the page does not let lenders change its visibility.';
  return issue(
    'OVERRIDE_FORBIDDEN',
    place,
    message,
    `Remove it, or add "visibility" to overridable of ${id}.`,
  );
}
