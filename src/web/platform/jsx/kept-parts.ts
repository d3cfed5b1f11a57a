/** What no translator may change within a text: amounts, rates, dates and phone numbers as they are written, and names that were filled in. */

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const figures = [
  String.raw`[−-]?\$\d[\d,]*(?:\.\d+)?`,
  String.raw`\d[\d,]*(?:\.\d+)?\s?%`,
  String.raw`\b(?:${months}) \d{1,2}(?:, \d{4})?\b`,
  String.raw`\b\d{1,2} de \p{L}+ de \d{4}\b`,
  String.raw`\b\d\d/\d\d/\d{4}\b`,
  String.raw`\(\d{3}\) \d{3}-\d{4}\b`,
].join('|');
const figure = new RegExp(`(${figures})`, 'u');

/** A tab may stay open for days. What was drawn longest ago goes first. */
const most = 2_000;
const patterns = new Map<string, RegExp>();

/** Remembers which values a text was filled with: they are kept in it, and in each part of it that Markdown draws by itself. */
export function keepValues(text: string, values: readonly string[]): void {
  const own = values.filter((value) => /[\p{L}\d]/u.test(value)).map(escaped);
  if (own.length === 0 || patterns.has(text)) return;
  const names = `(?:${own.join('|')})`;
  const pattern = String.raw`(${figures}|(?<![\p{L}\d])${names}(?:[ ,]+${names})*(?![\p{L}\d]))`;
  for (const part of [text, ...text.split(/\n|\*+|\[|\]\([^)]*\)|^(?:[-*]|\d+[.)])\s/m)])
    remember(part.trim(), new RegExp(pattern, 'u'));
}

/** Forgets all of them: the next page is drawn for someone else. */
export const forgetValues = (): void => patterns.clear();

/** The text in parts, in order: the second, the fourth and so on are to be kept. */
export function partsOf(text: string): string[] {
  const pattern = patterns.get(text);
  if (pattern) remember(text, pattern);
  return text.split(pattern ?? figure);
}

function remember(text: string, pattern: RegExp): void {
  patterns.delete(text);
  patterns.set(text, pattern);
  const [oldest] = patterns.keys();
  if (patterns.size > most && oldest !== undefined) patterns.delete(oldest);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
