/** Fills `{{path | format}}` in a text from facts. A missing value is a dash, an empty text is empty; nothing is ever evaluated. */
import { isRecord } from '../facts/facts.ts';
import { readPath } from '../facts/read-path.ts';
import type { EnumWords } from './enum-words.ts';
import type { TextContext } from './text-format.ts';
import { textFormats } from './text-formats.ts';

/** One `{{path | format}}` of a text; `list` is the enumeration after a colon. */
export type Slot = {
  source: string;
  path: string;
  format: string | undefined;
  list: string | undefined;
};

const slots = /\{\{\s*([A-Za-z0-9_.-]+)\s*(?:\|\s*([a-z-]+)(?::([A-Za-z]+))?\s*)?\}\}/g;

// A value such as "Lending, Inc." brings the period that ends its sentence.
const withPeriod = new RegExp(`${slots.source}(\\.(?=\\s|$))?`, 'g');

/** The text with every slot filled in. The facts may bring `words` of the enumerations and the reader's `timeZone`. */
export function interpolate(text: string, facts: unknown): string {
  return text.replace(withPeriod, (_, path: string, format?: string, list?: string, period = '') => {
    const value = shown(readPath(facts, path), format, { ...surroundings(facts), ...(list ? { list } : {}) });
    return value.endsWith('.') ? value : value + period;
  });
}

/** The slots of a text, in order; tools check their paths and formats. */
export function slotsOf(text: string): Slot[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(slots)].map(([source, path = '', format, list]) => ({
    source,
    path,
    format,
    list,
  }));
}

function shown(value: unknown, format: string | undefined, context: TextContext): string {
  if (value === '' && format === undefined) return '';
  if (value === undefined || value === null || value === '') return '—';
  const write = format !== undefined && Object.hasOwn(textFormats, format) ? textFormats[format] : undefined;
  if (write) return write(value, context);
  return typeof value === 'object' ? '—' : String(value);
}

function surroundings(facts: unknown): TextContext {
  if (!isRecord(facts)) return {};
  const { words, timeZone, locale } = facts;
  return {
    ...(isRecord(words) ? { words: words as EnumWords } : {}),
    ...(typeof timeZone === 'string' ? { timeZone } : {}),
    ...(typeof locale === 'string' ? { locale } : {}),
  };
}
