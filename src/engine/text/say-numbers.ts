/** Says the numbers that a text fills in from the content, in the words of its language. */
import { isRecord } from '../facts/facts.ts';
import type { NumberSlot } from './number-slots.ts';
import { type SeriesWords, series } from './series.ts';
import { textFormats } from './text-formats.ts';

/**
 * Undefined where there is no number, where there are several and nothing says which, and for a format that is not
 * known.
 * @param data what the path of the slot leads into
 */
export function sayNumbers(
  data: unknown,
  { path, format, inner }: Pick<NumberSlot, 'path' | 'format' | 'inner'>,
  words: SeriesWords = {},
): string | undefined {
  const numbers = numbersAt(data, path);
  const several = format !== undefined && Object.hasOwn(series, format) ? series[format] : undefined;
  if (!several && (numbers.length !== 1 || inner !== undefined)) return undefined;
  const write = writerOf(several ? inner : format, words);
  if (!write || numbers.length === 0) return undefined;
  const said = numbers.map(write);
  return several ? several(said, words) : said[0];
}

/**
 * The numbers that a path leads to, from the smallest, each once. `*` is everything at that place; an entry of a list is
 * found by its place or its id; a table of numbers by numbers says what it is for: its keys.
 */
export function numbersAt(data: unknown, path: string): number[] {
  const found = path
    .split('.')
    .reduce<unknown[]>((values, segment) => values.flatMap(inside(segment)), [data]);
  return [...new Set(found.flatMap(numbersIn))].sort((one, other) => one - other);
}

const inside =
  (segment: string) =>
  (value: unknown): unknown[] => {
    if (typeof value !== 'object' || value === null) return [];
    if (segment === '*') return Object.values(value);
    if (Object.hasOwn(value, segment)) return [Reflect.get(value, segment)];
    return Array.isArray(value) ? value.filter((entry) => isRecord(entry) && entry.id === segment) : [];
  };

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'number');
  if (!isRecord(value)) return [];
  const keys = Object.keys(value);
  return keys.every((key) => /^\d+(\.\d+)?$/.test(key)) ? keys.map(Number) : [];
}

function writerOf(
  format: string | undefined,
  { locale }: SeriesWords,
): ((value: number) => string) | undefined {
  if (format === undefined) return String;
  const write = Object.hasOwn(textFormats, format) ? textFormats[format] : undefined;
  return write && ((value) => write(value, locale === undefined ? {} : { locale }));
}
