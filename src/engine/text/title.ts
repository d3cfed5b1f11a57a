/** Title case, for words of an enumeration (HOME_IMPROVEMENT → Home Improvement) and for lines of an address. */

const CAPITALS = new Set(['US', 'HELOC', 'PUD', 'PACE', 'NE', 'NW', 'SE', 'SW', 'II', 'III', 'IV']);

export function title(value: unknown): string {
  const text = String(value ?? '').trim();
  if (text === '') return '—';
  return text.replaceAll('_', ' ').split(/\s+/).map(capitalise).join(' ');
}

function capitalise(word: string): string {
  if (CAPITALS.has(word.toUpperCase())) return word.toUpperCase();
  return word.toLowerCase().replace(/(^|[-'’])(\p{L})(?=\p{L})|^\p{L}/gu, (part) => part.toUpperCase());
}
