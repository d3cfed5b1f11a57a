/** Patterns that authors write (THREAT-13): short input only, and no repetition inside a repetition. */
import { isRecord } from '../facts/facts.ts';
import { oncePer } from '../facts/once-per.ts';
import type { Code } from '../issues/codes.ts';
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

function look(schema: object | undefined, { file, keys }: Place, report: Report): void {
  for (const { at, fault } of schema ? faultsIn(schema) : [])
    report(fault[0], { file, keys: [...keys, ...at] }, fault[1], fault[2]);
}

type Fault = readonly [code: Code, message: string, remedy: string];
type Found = { at: ReadonlyArray<string | number>; fault: Fault };

const faultsIn = oncePer((schema: object) => faultsBelow(schema, []));

function faultsBelow(schema: unknown, at: Found['at']): Found[] {
  const parts = Array.isArray(schema)
    ? [...schema.entries()]
    : isRecord(schema)
      ? Object.entries(schema)
      : [];
  const below = parts.flatMap(([key, part]) => faultsBelow(part, [...at, key]));
  const own =
    isRecord(schema) && typeof schema.pattern === 'string' ? faultOf(schema.pattern, schema) : undefined;
  return own ? [...below, { at: [...at, 'pattern'], fault: own }] : below;
}

function faultOf(pattern: string, schema: Record<string, unknown>): Fault | undefined {
  const isBounded = typeof schema.maxLength === 'number' || !/[*+]|,\}/.test(withoutClasses(pattern));
  if (!isRegular(pattern))
    return ['PATTERN_UNSAFE', `"${pattern}" is not a regular expression.`, 'Correct it.'];
  if (isNested(pattern))
    return [
      'PATTERN_UNSAFE',
      `"${pattern}" repeats a repetition and can take forever.`,
      'Repeat once, or use a format.',
    ];
  if (patternCost(pattern, lengthOf(schema)) > mostSteps)
    return [
      'PATTERN_UNSAFE',
      `"${pattern}" repeats the same characters in several places, and takes too long to refuse a long answer.`,
      'Repeat them once, give a smaller maxLength, or use a format.',
    ];
  return isBounded
    ? undefined
    : ['PATTERN_UNBOUNDED', 'a pattern that repeats needs maxLength beside it.', 'Add maxLength.'];
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
