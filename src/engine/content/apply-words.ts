/**
 * Lays the words of a language over content. Only texts change, and only where the English is the one that was translated:
 * a text that a lender worded otherwise stays as the lender wrote it. Never changes its arguments.
 */
import { isRecord } from '../facts/facts.ts';

/**
 * `value` with `words` laid over it.
 *
 * @param english the content that `words` translate; `value` is that, or a lender's version of it
 * @param words objects with the keys of `english`; an entry of a list goes by its `id`, `const` or `page`, else by its place (0, 1, …);
 *   a list of texts may stand as a list
 */
export function applyWords(value: unknown, english: unknown, words: unknown): unknown {
  if (typeof words === 'string')
    return typeof value === 'string' && value === english ? withSource(words, value) : value;
  if (Array.isArray(value)) return inList(value, Array.isArray(english) ? english : [], words);
  if (!isRecord(value) || !isRecord(words)) return value;
  const base = isRecord(english) ? english : {};
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      Object.hasOwn(words, key) ? applyWords(inner, base[key], words[key]) : inner,
    ]),
  );
}

/** A translation with the text that it translates where it says `{{source}}`: what the law words is in English, too. */
export function withSource(words: string, english: string): string {
  return words.replaceAll('{{source}}', () => english);
}

/** What an entry of a list is called in a translation. */
export function entryName(entry: unknown, place: number): string {
  const name = isRecord(entry) ? (entry.id ?? entry.const ?? entry.page) : undefined;
  return typeof name === 'string' ? name : String(place);
}

/** What stands under a name of a translation: under a key of an object, or in the entry of a list that is called so. */
export function entryAt(json: unknown, name: string): unknown {
  if (isRecord(json)) return json[name];
  return Array.isArray(json) ? json.find((entry, place) => entryName(entry, place) === name) : undefined;
}

function inList(list: readonly unknown[], english: readonly unknown[], words: unknown): unknown[] {
  const named = new Map(english.map((entry, place) => [entryName(entry, place), entry]));
  const said = byName(words, english);
  return list.map((entry, place) => {
    const name = entryName(entry, place);
    return said.has(name) ? applyWords(entry, named.get(name), said.get(name)) : entry;
  });
}

function byName(words: unknown, english: readonly unknown[]): Map<string, unknown> {
  if (Array.isArray(words))
    return new Map(words.map((entry, place) => [entryName(english[place], place), entry]));
  return new Map(isRecord(words) ? Object.entries(words) : []);
}
