/** Checks between fields look at parts that are asked, and at answers that they understand. */
import type { PageCheck } from '../../types/page.ts';
import type { Bundle, JsonSchema } from '../content/bundle.ts';
import { displayed } from '../content/resolve-refs.ts';
import { isRecord } from '../facts/facts.ts';
import { didYouMean } from '../issues/nearest.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

export const lintCheckFields: Lint = (bundle, report) => {
  for (const [id, { checks = [] }] of Object.entries(bundle.pages))
    for (const [index, check] of checks.entries()) look(bundle, report, id, index, check);
};

function look(bundle: Bundle, report: Report, id: string, index: number, { check, fields }: PageCheck): void {
  const asked = bundle.pages[id]?.schema?.properties ?? {};
  const { types, formats } = fitsOf(bundle, check);
  for (const [position, path] of fields.entries()) {
    const [name = '', ...rest] = path.split('.');
    if (!Object.hasOwn(asked, name)) continue;
    const place = placeOnPage(bundle, id, 'checks', index, 'fields', position);
    const found = partAt(displayed(asked[name], bundle.domain), rest);
    if ('known' in found) {
      report(
        'FIELD_UNKNOWN',
        place,
        `"${path}" leads to no part of "${name}".`,
        didYouMean(found.asked, found.known),
      );
      continue;
    }
    const { type, format } = found.schema;
    const fits = (!types || types.includes(String(type))) && (!formats || formats.includes(String(format)));
    if (fits || (position > 0 && check.startsWith('age'))) continue;
    const needed = [types?.join(' or '), formats?.join(' or ')].filter(Boolean).join(', ');
    report(
      'CHECK_UNFIT',
      place,
      `"${check}" judges ${needed}, and "${path}" is ${[type, format].filter(Boolean).join(', ')}.`,
      'Name another field, or use another check.',
    );
  }
}

type Part = { schema: JsonSchema } | { asked: string; known: string[] };

function partAt(schema: JsonSchema, [segment, ...rest]: readonly string[]): Part {
  if (segment === undefined) return { schema };
  if (segment === '*')
    return isRecord(schema.items) ? partAt(schema.items, rest) : { asked: segment, known: [] };
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const part = Object.hasOwn(properties, segment) ? properties[segment] : undefined;
  return isRecord(part) ? partAt(part, rest) : { asked: segment, known: Object.keys(properties) };
}

function fitsOf({ vocabulary }: Bundle, check: string): { types?: string[]; formats?: string[] } {
  const checks = isRecord(vocabulary.checks) ? vocabulary.checks : {};
  const word = Object.hasOwn(checks, check) ? checks[check] : undefined;
  return isRecord(word) && isRecord(word.fits) ? word.fits : {};
}
