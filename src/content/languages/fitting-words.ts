/** The words of a translation that still fit their English. Where the English fills in more or less by now, it is shown itself. */
import { entryName } from '../../engine/content/apply-words.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { lostIn } from './fillings.ts';

/** `words` with nothing where a text no longer fits; they lie over `english` as in `applyWords`. */
export function fittingWords(words: unknown, english: unknown): unknown {
  if (typeof words === 'string')
    return typeof english === 'string' && lostIn(words, english) !== undefined ? null : words;
  if (Array.isArray(words)) {
    const list = Array.isArray(english) ? english : [];
    return words.map((part, place) => fittingWords(part, list[place]));
  }
  if (!isRecord(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, part]) => [key, fittingWords(part, entryOf(english, key))]),
  );
}

function entryOf(english: unknown, key: string): unknown {
  if (isRecord(english)) return english[key];
  if (!Array.isArray(english)) return undefined;
  return english.find((entry, place) => entryName(entry, place) === key);
}
