/** Every choice can be made: the domain accepts what a page offers. */
import type { Bundle, JsonSchema } from '../content/bundle.ts';
import { demanded } from '../content/resolve-refs.ts';
import { isRecord } from '../facts/facts.ts';
import { nearest } from '../issues/nearest.ts';
import { bounds, refusal } from './contradiction.ts';
import { drawnFields } from './drawn-fields.ts';
import { type Lint, type Place, placeOnPage, type Report } from './lint.ts';

export const lintChoices: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages)) {
    for (const [field, schema] of Object.entries(page.schema?.properties ?? {}))
      lintValues(bundle, report, { ...schema }, placeOnPage(bundle, id, 'schema', 'properties', field));
    for (const { schema, options, keys } of drawnFields(bundle, page))
      lintWords(report, schema, options.choices, placeOnPage(bundle, id, ...keys, 'ui:options', 'choices'));
  }
};

/** The page's own list of values, against what stands beside and under it. */
function lintValues({ domain }: Bundle, report: Report, schema: JsonSchema, place: Place): void {
  const { enum: values, ...rest } = schema;
  const limits = bounds(demanded(rest, domain));
  const offered = Array.isArray(values) ? values : [];
  for (const [index, value] of offered.entries()) {
    const at = { ...place, keys: [...place.keys, 'enum', index] };
    const why = refusal(limits, value);
    if (why) report('CHOICE_REFUSED', at, `nobody can choose this: ${why}.`, meant(value, limits.enum));
    else if (offered.indexOf(value) < index)
      report('CHOICE_REFUSED', at, `${JSON.stringify(value)} is there twice.`, 'Remove one.');
  }
  if (isRecord(schema.items))
    lintValues({ domain } as Bundle, report, schema.items, { ...place, keys: [...place.keys, 'items'] });
}

/** The words of choices, by their values. */
function lintWords(report: Report, schema: JsonSchema, choices: unknown, place: Place): void {
  const entry = isRecord(schema.items) ? schema.items : schema;
  const values = entry.type === 'boolean' ? [true, false] : entry.enum;
  if (!isRecord(choices) || !Array.isArray(values)) return;
  const known = values.map(String);
  for (const key of Object.keys(choices).filter((one) => !known.includes(one)))
    report(
      'CHOICE_REFUSED',
      { ...place, keys: [...place.keys, key] },
      `the field has no value "${key}".`,
      meant(key, known),
    );
}

function meant(value: unknown, known: unknown): string {
  const names = Array.isArray(known) ? known.map(String) : [];
  const close = nearest(String(value), names);
  return close ? `Did you mean "${close}"?` : 'Remove it, or let the domain take it.';
}
