/** What a text fills in and where it leads: the same in each language. */
import { withSource } from '../../engine/content/apply-words.ts';
import { slotsOf } from '../../engine/text/interpolate.ts';
import { numberSlots } from '../../engine/text/number-slots.ts';

/** What is in only one of a translation and its English; undefined where they fit. */
export function lostIn(words: string, english: string): string | undefined {
  const [said, written] = [fillings(withSource(words, english)), fillings(english)];
  return [...written, ...said].find((part) => !said.has(part) || !written.has(part));
}

function fillings(text: string): Set<string> {
  // A language lists numbers in its own way; it says the same ones.
  const numbers = numberSlots(text);
  const slots = slotsOf(numbers.reduce((left, { source }) => left.replace(source, ''), text)).map(
    ({ path, format = '', list = '' }) => [path, format, list].join(' ').trim(),
  );
  const braces = text.replaceAll(/\{\{[^}]*\}\}/g, '').match(/\{[A-Za-z]+\}/g) ?? [];
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const named = numbers.map(({ root, path }) => `${root}.${path}`);
  return new Set([...slots, ...named, ...braces, ...links]);
}
