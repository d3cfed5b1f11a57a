/** Patterns that authors write (THREAT-13): short input only, and no repetition inside a repetition. */
import { isRecord } from '../facts/facts.ts';
import { type Lint, type Place, placeOnPage, type Report } from './lint.ts';
import { patternCost } from './pattern-cost.ts';

const mostSteps = 1_000_000;

export const lintPatterns: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages))
    look(page.schema, placeOnPage(bundle, id, 'schema'), report);
  for (const [entity, schema] of Object.entries(bundle.domain)) {
    if (entity !== 'org') look(schema, { file: `schemas/domain/${entity}.schema.json`, keys: [] }, report);
  }
};

function look(schema: unknown, place: Place, report: Report): void {
  const parts = Array.isArray(schema)
    ? [...schema.entries()]
    : isRecord(schema)
      ? Object.entries(schema)
      : [];
  for (const [key, part] of parts) look(part, below(place, key), report);
  if (isRecord(schema) && typeof schema.pattern === 'string')
    lookAt(schema.pattern, schema, below(place, 'pattern'), report);
}

function lookAt(pattern: string, schema: Record<string, unknown>, place: Place, report: Report): void {
  const isBounded = typeof schema.maxLength === 'number' || !/[*+]|,\}/.test(withoutClasses(pattern));
  if (!isRegular(pattern)) {
    report('PATTERN_UNSAFE', place, `"${pattern}" is not a regular expression.`, 'Correct it.');
  } else if (isNested(pattern)) {
    report(
      'PATTERN_UNSAFE',
      place,
      `"${pattern}" repeats a repetition and can take forever.`,
      'Repeat once, or use a format.',
    );
  } else if (patternCost(pattern, lengthOf(schema)) > mostSteps) {
    report(
      'PATTERN_UNSAFE',
      place,
      `"${pattern}" repeats the same characters in several places, and takes too long to refuse a long answer.`,
      'Repeat them once, give a smaller maxLength, or use a format.',
    );
  } else if (!isBounded) {
    report('PATTERN_UNBOUNDED', place, 'a pattern that repeats needs maxLength beside it.', 'Add maxLength.');
  }
}

// An answer may have a megabyte, but no borrower types more than this into a field.
function lengthOf({ maxLength }: Record<string, unknown>): number {
  return typeof maxLength === 'number' ? maxLength : 10_000;
}

function isRegular(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

// A group that holds a repetition or alternatives, and is itself repeated without a bound; or that is nothing but repetitions,
// and is itself repeated at all: forty times is long enough to take forever.
function isNested(pattern: string): boolean {
  let text = withoutClasses(pattern);
  for (let inner = group.exec(text); inner; inner = group.exec(text)) {
    const [whole, held = '', times = ''] = inner;
    if (unbounded.test(times) && /[*+|]|\{\d+,\}/.test(held)) return true;
    if (repeated.test(times) && onlyRepetitions.test(held)) return true;
    text = text.replace(whole, /[*+]|\{\d+,\}/.test(whole) ? 'x+' : 'x');
  }
  return false;
}

const group = /\(([^()]*)\)([*+]|\{\d+(?:,\d*)?\})?/;
const unbounded = /[*+]|\{\d+,\}/;
const repeated = /^\{(?:\d+,)?(?:[2-9]|\d{2,})\}$/;
const onlyRepetitions = /^(?:[^\s*+?{}|](?:[*+?]|\{\d+,\d*\}))+$/;

function withoutClasses(pattern: string): string {
  return pattern
    .replace(/\\./gu, 'x')
    .replace(/\[[^\]]*\]/g, 'x')
    .replaceAll('(?:', '(');
}

function below({ file, keys }: Place, key: string | number): Place {
  return { file, keys: [...keys, key] };
}
