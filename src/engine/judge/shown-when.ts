/** Under which rules a field is shown: its own, and those of the groups that hold it. */
import type { FormBlock, Page } from '../../types/page.ts';

/**
 * `groups`: the rules of the groups that hold the field, each once; empty when no group does, so that the field is
 * never shown.
 */
export type Shown = { own: string; groups: readonly string[] };

/** The same reading as `visible`, for all facts at once. */
export function shownWhen(page: Page, field: string): Shown {
  const forms = (page.content ?? []).filter((block) => block.block === 'form');
  const own = ruleOf(page, field);
  if (forms.length === 0) return { own, groups: ['always'] };
  const rules = holding(forms, field).map(({ id }) => ruleOf(page, id));
  return { own, groups: rules.includes('always') ? ['always'] : [...new Set(rules)].toSorted() };
}

/** The rule under which a field or block is shown; what is named nowhere is always shown. */
export function ruleOf({ when = {} }: Page, id: string | undefined): string {
  return (id !== undefined && Object.hasOwn(when, id) ? when[id] : undefined) ?? 'always';
}

/** True when `after` shows nothing that `before` did not: only `always` and `never` are known to hold more and less than any rule. */
export function showsNoMore(before: Shown, after: Shown): boolean {
  const isGone =
    after.own === 'never' || after.groups.length === 0 || after.groups.every((rule) => rule === 'never');
  return isGone || (narrows([before.own], [after.own]) && narrows(before.groups, after.groups));
}

function narrows(before: readonly string[], after: readonly string[]): boolean {
  return before.includes('always') || before.join() === after.join();
}

function holding(forms: readonly FormBlock[], field: string): FormBlock[] {
  const named = forms.filter(({ fields }) => fields?.includes(field));
  return named.length > 0 ? named : forms.filter(({ fields }) => !fields);
}
