/** Cleans all typed text of a page's answers; only an existing or new password stays as it was typed. */
import type { BrowserPage } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { cleanText } from '../text/clean-text.ts';

/** What of a page says how its text is typed. */
export type TypedPage = Pick<BrowserPage, 'typed'>;

/** The answers with clean text at any depth. Passwords have a rule of their own (NFKC, where they are hashed). */
export function cleanAnswers(page: TypedPage, data: Record<string, unknown>): Record<string, unknown> {
  return cleanRecord(page, data, '');
}

function cleanRecord(page: TypedPage, data: Record<string, unknown>, above: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, cleanValue(page, value, `${above}${key}`)]),
  );
}

function cleanValue(page: TypedPage, value: unknown, place: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => cleanValue(page, entry, `${place}.*`));
  if (isRecord(value)) return cleanRecord(page, value, `${place}.`);
  if (typeof value !== 'string') return value;
  const typed = page.typed && Object.hasOwn(page.typed, place) ? page.typed[place] : undefined;
  return typed === 'exact' ? value : cleanText(value, { lines: typed === 'lines' });
}
