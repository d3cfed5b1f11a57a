/** Turns what people type into terms that can be compared: small letters, no filler words, one word for what means the same. */

/** What a language's words mean to each other. `endings` are those by which forms of a word differ; those of English where missing. */
export type Wording = {
  ignored: readonly string[];
  alike: Readonly<Record<string, readonly string[]>>;
  endings?: readonly string[];
};

/** Corrects a word that may be mistyped, or gives it back. */
export type Speller = (word: string) => string;

/** What any amount of money is read as. */
export const amountTerm = 'amount';

/** Makes `terms`: the terms of a text, in their order. An amount of money is the term `amount`; other numbers are none. */
export function termReader({
  ignored,
  alike,
  endings,
}: Wording): (text: string, spell?: Speller) => string[] {
  const stem = endings ? endingDropper(endings) : stemOf;
  const fillers = new Set(ignored.map(plainWords));
  const pairs = Object.entries(alike).flatMap(([word, others]) =>
    [word, ...others].map((one): [string, string] => [plainWords(one), plainWords(word)]),
  );
  const canon = new Map(pairs.map(([one, word]) => [stem(one), stem(word)]));
  const phrases = phrasesOf(pairs);
  return (text, spell) =>
    joined(plain(text, spell).trim().split(' '), phrases)
      .filter((word) => telling.test(word) && !fillers.has(word))
      .map((word) => canon.get(stem(word)) ?? stem(word));
}

// A single letter, or a number, tells nothing.
const telling = /^\p{L}{2,}$/u;

type Phrase = { words: string[]; means: string };

/** By their first word; the longest first, for it says more than what its parts do. */
function phrasesOf(pairs: readonly [string, string][]): Map<string, Phrase[]> {
  const phrases = pairs
    .map(([one, means]) => ({ words: one.split(' '), means }))
    .filter(({ words }) => words.length > 1)
    .sort((one, other) => other.words.length - one.words.length);
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    byFirst.set(phrase.words[0] ?? '', [...(byFirst.get(phrase.words[0] ?? '') ?? []), phrase]);
  return byFirst;
}

/** The words, with one word for each phrase. */
function joined(words: readonly string[], phrases: ReadonlyMap<string, readonly Phrase[]>): string[] {
  const made: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases
      .get(words[at] ?? '')
      ?.find((one) => one.words.every((word, index) => words[at + index] === word));
    made.push(phrase?.means ?? words[at] ?? '');
    at += phrase?.words.length ?? 1;
  }
  return made;
}

/** Small letters with a space around each word; apostrophes and accents are left out: “don’t” is “dont”, “qué” is “que”. */
export function plain(text: string, spell: Speller = (word) => word): string {
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/['’]|\p{M}/gu, '')
      .replaceAll(amounts, ` ${amountTerm} `)
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.map(spell).join(' ')} `;
}

// Which one it is, does not matter: no passage is about 50,000 or 75k. A 401(k) is none.
const amounts = /\$ ?\d[\d,.]*k?|\d[\d,]{3,}\d|\d{4,}|(?!401k)\b\d+k\b/g;

const plainWords = (text: string) => plain(text).trim();

/** The longest ending that leaves at least three letters, and no fewer than it has, goes. */
function endingDropper(endings: readonly string[]): (word: string) => string {
  const plainEndings = endings.map(plainWords).sort((one, other) => other.length - one.length);
  return (word) => {
    const ending = plainEndings.find(
      (one) => word.endsWith(one) && word.length - one.length >= Math.max(3, one.length),
    );
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
}

/** Drops the endings by which forms of one English word differ. */
function stemOf(word: string): string {
  const plain = word.toLowerCase();
  if (plain.length < 5) return plain.replace(/(?<=..[^sui])s$/, '');
  return plain
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:([^s])s|(?<=x|ch|sh|ss)es)$/, '$1')
    .replace(/(?<=[^aeiou][aeiouy].*|[aeiou].{2,})(?:ing|ed)$/, '')
    .replace(/(?<=...)e$/, '')
    .replace(/(?<=..)([^aeiouls])\1$/, '$1');
}
