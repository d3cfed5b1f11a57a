/** A text fills in a value by a format that can say it: an amount as money, a date as a date, a code by its title. */
import type { Bundle, JsonSchema } from '../content/bundle.ts';
import { type Spot, spotOf } from '../content/declared.ts';
import { displayed } from '../content/resolve-refs.ts';
import { isRecord } from '../facts/facts.ts';
import { oncePer } from '../facts/once-per.ts';
import { type Slot, slotsOf } from '../text/interpolate.ts';
import { type Lint, type Place, placeIn, placeOnPage, type Report } from './lint.ts';
import { textsIn, textsOf, textsOfDocument } from './texts.ts';

/** What the vocabulary says that a format can say. */
type Fits = { types?: string[]; formats?: string[]; ending?: string };

export const lintTextFits: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages))
    for (const { text, keys } of textsOf(page))
      lintText(bundle, report, text, placeOnPage(bundle, id, ...keys));
  for (const [id, document] of Object.entries(bundle.documents ?? {}))
    for (const { text, keys } of textsOfDocument(document))
      lintText(bundle, report, text, placeIn(bundle, `documents/${id}`, ...keys));
  for (const { text, keys } of textsIn(bundle.messages?.messages))
    lintText(bundle, report, text, placeIn(bundle, 'messages', 'messages', ...keys));
  for (const { text, keys } of textsIn(bundle.reviews))
    lintText(bundle, report, text, placeIn(bundle, 'reviews', ...keys));
};

function lintText(bundle: Bundle, report: Report, text: string, place: Place): void {
  for (const { path, format } of slotsOf(text.replaceAll(linkTarget, '')))
    if (format === undefined) lintBare(bundle, report, path, place);
  for (const { path, format } of slotsOf(text)) {
    const fits = format === undefined ? undefined : fitsOf(bundle, format);
    lintUnit(bundle, report, { path, format }, place);
    const schema = fits && schemaAt(bundle, path);
    if (!fits || !schema || says(fits, schema)) continue;
    const what = [schema.type, schema.format].filter(Boolean).join(', ');
    const fitting = Object.keys(wordsOf(bundle)).filter((name) => says(fitsOf(bundle, name) ?? {}, schema));
    report(
      'TEXT_FORMAT_UNFIT',
      place,
      `"${path}" (${what}) is nothing that "${format}" can say.`,
      `Use one of: ${fitting.join(', ')}.`,
    );
  }
}

/** DEBT_CONSOLIDATION and 2026-11-26 are no words: what is written for machines needs a format that says it. */
function lintBare(bundle: Bundle, report: Report, path: string, place: Place): void {
  const schema = schemaAt(bundle, path);
  const codes = Array.isArray(schema?.enum) ? schema.enum.filter((one) => code.test(String(one))) : [];
  const what = codes[0] ?? (isWritten(schema) ? schema?.format : undefined);
  if (what === undefined) return;
  const fitting = codes.length > 0 ? 'word, and the name of an enumeration that has titles' : 'date';
  report(
    'TEXT_FORMAT_UNFIT',
    place,
    `"${path}" would be shown as it is stored (${what}).`,
    `Use ${fitting}.`,
  );
}

// Where a link leads, identifiers are right.
const linkTarget = /\]\([^)]*\)/g;
const code = /^[A-Z]{3,}(_[A-Z0-9]+)*$|^[a-z]+(_[a-z]+)+$/;
const isWritten = (schema: JsonSchema | undefined) =>
  typeof schema?.format === 'string' && ['iso-date', 'date-time', 'year-month'].includes(schema.format);

/** The unit is in the name of a number: what ends in Cents is written by a format that divides, and nothing else is. */
function lintUnit(
  bundle: Bundle,
  report: Report,
  { path, format }: Pick<Slot, 'path' | 'format'>,
  place: Place,
): void {
  if (format === undefined || !Object.hasOwn(wordsOf(bundle), format)) return;
  const endings = Object.keys(wordsOf(bundle)).flatMap((name) => fitsOf(bundle, name)?.ending ?? []);
  const own = endings.find((ending) => path.endsWith(ending));
  if (own === fitsOf(bundle, format)?.ending) return;
  const fitting = Object.keys(wordsOf(bundle)).filter((name) => fitsOf(bundle, name)?.ending === own);
  report(
    'TEXT_FORMAT_UNFIT',
    place,
    own === undefined
      ? `the name of "${path}" does not end as what "${format}" says.`
      : `"${path}" is in ${own.toLowerCase()}, and "${format}" is not for them.`,
    `Use one of: ${fitting.join(', ')}.`,
  );
}

function says({ types, formats }: Fits, { type, format }: JsonSchema): boolean {
  const own = Array.isArray(type) ? type : [type];
  if (types && !own.some((one) => types.includes(String(one)))) return false;
  return !formats || typeof format !== 'string' || formats.includes(format);
}

// When no schema gives a type, there is nothing to compare.
function schemaAt(bundle: Bundle, path: string): JsonSchema | undefined {
  const spot = spotOf(bundle, path);
  const schema = spot && spot !== 'open' ? shownOf(bundle, spot) : undefined;
  return schema?.type === undefined ? undefined : schema;
}

// Lenders share the domain, and with it the spots in it.
const shown = oncePer((_: Bundle['domain']) => new WeakMap<object, JsonSchema>());

function shownOf({ domain }: Bundle, spot: Exclude<Spot, 'open'>): JsonSchema {
  const known = shown(domain).get(spot) ?? displayed(spot.schema, domain, spot.entity);
  shown(domain).set(spot, known);
  return known;
}

function fitsOf(bundle: Bundle, format: string): Fits | undefined {
  const known = wordsOf(bundle);
  const word = Object.hasOwn(known, format) ? known[format] : undefined;
  return isRecord(word) && isRecord(word.fits) ? word.fits : undefined;
}

function wordsOf({ vocabulary }: Bundle): Record<string, unknown> {
  return isRecord(vocabulary.textFormats) ? vocabulary.textFormats : {};
}
