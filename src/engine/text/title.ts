/**
 * Title case, for words of an enumeration (HOME_IMPROVEMENT → Home Improvement), names and lines of an address. A text that has
 * capitals and small letters is someone's own spelling ("McAllen", "5 FM 1960 Rd") and stays.
 */

const CAPITALS = new Set(
  'US HELOC PUD PACE NE NW SE SW II III IV FM CR SR RR HC PO PSC CMR APO FPO DPO'.split(' '),
);
const SMALL = new Set(['OF', 'OR', 'AND']);

export function title(value: unknown): string {
  const text = String(value ?? '').trim();
  if (text === '') return '—';
  const words = text.replaceAll('_', ' ').split(/\s+/);
  return /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) ? words.join(' ') : words.map(capitalise).join(' ');
}

function capitalise(word: string, place: number): string {
  const upper = word.toUpperCase();
  if (CAPITALS.has(upper)) return upper;
  if (/\d/.test(word)) return /^\d+(st|nd|rd|th)$/i.test(word) ? word.toLowerCase() : upper;
  if (place > 0 && SMALL.has(upper)) return word.toLowerCase();
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})(?=\p{L})|^\p{L}/gu, (part) => part.toUpperCase())
    .replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
