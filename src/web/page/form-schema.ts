/**
 * The part of a page that RJSF draws: the visible fields in their order, each by our own field. Kept as one value as
 * long as the same fields show, since RJSF recomputes everything when a schema changes.
 */
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Page } from '../platform/data/content.ts';

export type FormSchema = { schema: RJSFSchema; uiSchema: UiSchema };

/** Schema and hints for the visible fields. */
export function formSchema(page: Page, names: readonly string[], required: ReadonlySet<string>): FormSchema {
  const all = page.display.properties;
  const properties = Object.fromEntries(
    names.map((name) => [name, { ...all[name], title: all[name]?.title ?? name }]),
  );
  return {
    // Our schemas are draft-07 as RJSF's are; its type is only narrower about unknown keywords.
    schema: {
      type: 'object',
      properties,
      required: names.filter((name) => required.has(name)),
    } as RJSFSchema,
    uiSchema: { 'ui:order': [...names], ...Object.fromEntries(names.map((name) => [name, OUR_FIELD])) },
  };
}

/** The field names of a page in the order they are asked. */
export function fieldNames(page: Page): string[] {
  const names = Object.keys(page.display.properties);
  const order = page.ui?.['ui:order'] ?? [];
  const known = order.filter((name) => names.includes(name));
  const rest = names.filter((name) => !known.includes(name));
  const at = order.indexOf('*');
  const before = at < 0 ? known : known.filter((name) => order.indexOf(name) < at);
  return [...before, ...rest, ...known.filter((name) => !before.includes(name))];
}

const OUR_FIELD = { 'ui:field': 'answer', 'ui:fieldReplacesAnyOrOneOf': true };
