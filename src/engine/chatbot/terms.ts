/** Turns what people type into terms that can be compared: small letters, no filler words, one word for what means the same. */

/** What a language's words mean to each other. */
export type Wording = { ignored: readonly string[]; alike: Readonly<Record<string, readonly string[]>> };

/** Makes `terms`: the terms of a text, in their order. An amount of money is the term `amount`; other numbers are none. */
export function termReader({ ignored, alike }: Wording): (text: string) => string[] {
  const fillers = new Set(ignored);
  const pairs = Object.entries(alike).flatMap(([word, others]) =>
    [word, ...others].map((one): [string, string] => [one, word]),
  );
  const canon = new Map(pairs.map(([one, word]) => [stem(one), stem(word)]));
  const phrases = pairs.filter(([one]) => one.includes(' '));
  return (text) =>
    wordsIn(phrases.reduce((said, [one, word]) => said.replaceAll(` ${one} `, ` ${word} `), plain(text)))
      .filter((word) => !fillers.has(word))
      .map((word) => canon.get(stem(word)) ?? stem(word));
}

/** Small letters with a space around each word; apostrophes are left out: “don’t” is “dont”. */
function plain(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(amounts, ' amount ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

// Which one it is, does not matter: no passage is about 50,000 or 75k.
const amounts = /\$ ?\d[\d,.]*k?|\d[\d,]{3,}\d|\d{4,}|\d+k\b/g;

function wordsIn(text: string): string[] {
  return text.match(/\p{L}{2,}/gu) ?? [];
}

/** Drops the endings by which forms of one English word differ. */
export function stem(word: string): string {
  const plain = word.toLowerCase();
  if (plain.length < 5) return plain.replace(/(?<=..[^sui])s$/, '');
  return plain
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:([^s])s|(?<=x|ch|sh|ss)es)$/, '$1')
    .replace(/(?<=[^aeiou][aeiouy].*|[aeiou].{2,})(?:ing|ed)$/, '')
    .replace(/(?<=...)e$/, '')
    .replace(/(?<=..)([^aeiouls])\1$/, '$1');
}
