/** Limits that leave an answer: of a field, of the domain under it, and of all pages that ask for the same. */
import type { Bundle, JsonSchema } from '../content/bundle.ts';
import { demanded } from '../content/resolve-refs.ts';
import { isRecord } from '../facts/facts.ts';
import { bounds, contradiction } from './contradiction.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

type Asked = { page: string; field: string; schema: JsonSchema };

export const lintLimits: Lint = (bundle, report) => {
  const asked = Object.entries(bundle.pages).flatMap(([page, { schema }]) =>
    Object.entries(schema?.properties ?? {}).map(
      ([field, part]): Asked => ({ page, field, schema: { ...part } }),
    ),
  );
  for (const { page, field, schema } of asked)
    look(bundle, report, page, ['schema', 'properties', field], schema);
  for (const one of asked) comparePages(bundle, report, one, asked);
};

function look(bundle: Bundle, report: Report, page: string, keys: string[], schema: JsonSchema): void {
  const found = contradiction(demanded(schema, bundle.domain));
  if (found) {
    const key = found.keywords.find((keyword) => keyword in schema);
    report(
      'LIMITS_CONTRADICT',
      placeOnPage(bundle, page, ...keys, ...(key ? [key] : [])),
      `no answer can pass: ${found.why}.`,
      'Change one of the two.',
    );
  }
  lintDefault(bundle, report, page, keys, schema);
  const parts = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  for (const [name, part] of parts)
    if (isRecord(part)) look(bundle, report, page, [...keys, 'properties', name], part);
  if (isRecord(schema.items)) look(bundle, report, page, [...keys, 'items'], schema.items);
}

function lintDefault(bundle: Bundle, report: Report, page: string, keys: string[], schema: JsonSchema): void {
  if (!('default' in schema) || !isRecord(schema)) return;
  const found = contradiction({ allOf: [demanded(schema, bundle.domain), { const: schema.default }] });
  if (!found) return;
  const place = placeOnPage(bundle, page, ...keys, 'default');
  report(
    'LIMITS_CONTRADICT',
    place,
    `the default could not be sent: ${found.why}.`,
    'Write another default, or none.',
  );
}

/** A borrower who answers one page must be able to answer the other: values stored in one place must pass both. */
function comparePages(bundle: Bundle, report: Report, one: Asked, all: readonly Asked[]): void {
  const { $ref } = one.schema;
  const [first, ...others] = all.filter(({ schema }) => typeof $ref === 'string' && schema.$ref === $ref);
  if (first !== one) return;
  for (const other of others) {
    const both = [one, other].map(({ schema }) => demanded(schema, bundle.domain));
    const { enum: _, ...limits } = bounds({ allOf: both });
    if (both.some((part) => contradiction(part)) || !contradiction(limits)) continue;
    report(
      'LIMITS_DISAGREE',
      placeOnPage(bundle, other.page, 'schema', 'properties', other.field),
      `what passes here is refused on the page "${one.page}", which asks for the same.`,
      'Let both pages accept some of the same answers.',
    );
  }
}
