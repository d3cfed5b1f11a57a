/** How several numbers are said in one go: `{{pricing.points.term | or:years}}` is 5, 10, 15 or 30 years. */

/** How the reader's language writes (BCP 47), and how it says from one number to another: "{{from}} to {{to}}". */
export type SeriesWords = { locale?: string; range?: string };

/** @param said the numbers from the smallest, each as its format says it; one at least */
type Series = (said: readonly string[], words: SeriesWords) => string;

/** The words that may follow a bar where a text fills in numbers of the content. */
export const series: Readonly<Record<string, Series>> = {
  or: (said, words) => listed(said, words, 'disjunction'),
  and: (said, words) => listed(said, words, 'conjunction'),
  range: (said, { range = '{{from}}–{{to}}' }) => {
    const [from = '', to = from] = unitOnce([said[0] ?? '', said.at(-1) ?? '']);
    return said.length < 2 ? to : range.replace('{{from}}', from).replace('{{to}}', to);
  },
  least: ([first = '']) => first,
  most: (said) => said.at(-1) ?? '',
};

// The last two are joined by the language's own word, and no comma stands before it.
function listed(
  said: readonly string[],
  { locale = 'en-US' }: SeriesWords,
  type: Intl.ListFormatType,
): string {
  const parts = unitOnce(said);
  const ends = new Intl.ListFormat(locale, { type }).format(parts.slice(-2));
  return [...parts.slice(0, -2), ends].join(', ');
}

// "5 years", "10 years" are said as "5", "10 years"; a sign such as $ or % stands with each number.
function unitOnce(said: readonly string[]): string[] {
  const last = said.length - 1;
  return said.map((one, place) => (place === last ? one : one.replace(/^([\d.,]+)\s\p{L}+$/u, '$1')));
}
