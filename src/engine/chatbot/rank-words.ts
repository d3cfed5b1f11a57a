/**
 * How much of a question a passage covers by its words: its terms anywhere in the passage, and best of all in one way of asking
 * for it. Nothing is learned here (decisions 120 and 123).
 */
import type { Passage } from './passage.ts';
import type { Find, PassageIndex } from './passage-index.ts';

/** `score` is from 0 to 1. */
export type Worded = { passage: Passage; score: number };

/** In no order. @param page where the borrower is */
export function rankWords(index: PassageIndex, text: string, page: string | undefined): Worded[] {
  const [asked, words] = [index.terms(text), index.words(text)];
  if (asked.length === 0) return rankBare(index, words, page);
  return [...byPassage(index.find(asked, page))].map(([passage, finds]) => ({
    passage,
    score: scoreOf(index, asked, finds) * (1 - wording + wording * wordsMet(words, finds)),
  }));
}

/** Where nothing but fillers is asked, the very words count, and nearly all of them must be met. */
function rankBare(index: PassageIndex, words: ReadonlySet<string>, page: string | undefined): Worded[] {
  return [...byPassage(index.bare(page))]
    .map(([passage, finds]) => ({ passage, score: wordsMet(words, finds) }))
    .filter(({ score }) => score >= nearlyAll);
}

const nearlyAll = 0.8;

function byPassage(finds: readonly Find[]): Map<Passage, Find[]> {
  const grouped = new Map<Passage, Find[]>();
  for (const find of finds) grouped.set(find.passage, [...(grouped.get(find.passage) ?? []), find]);
  return grouped;
}

// A term in a way of asking tells more than one somewhere in a long text.
const [inAsk, inText] = [1, 0.5];
/** How much it counts that one way of asking is met as a whole. */
const wholeAsk = 0.4;
/** The same for a question with one term only: that it stands somewhere says little. */
const thin = 0.8;
/** How much the very words count, fillers too: they tell apart what has the same terms. */
const wording = 0.3;
/** A word that no passage knows tells that the question is about something else. */
const unknown = 2;

function scoreOf(index: PassageIndex, asked: readonly string[], finds: readonly Find[]): number {
  const understood = asked.map((term) => {
    const places = finds
      .filter(({ terms }) => terms.includes(term))
      .map(({ isAsk }) => (isAsk ? inAsk : inText));
    return Math.max(0, ...places) * index.weight(term);
  });
  const share = total(understood) / (weigh(index, asked) || 1);
  const met = finds.filter(({ isAsk }) => isAsk).map((find) => metOf(index, asked, find));
  const whole = asked.length === 1 ? thin : wholeAsk;
  return share * (1 - whole) + whole * Math.max(0, ...met);
}

/** How alike a question and a way of asking are: 1 where they have the same terms. */
function metOf(index: PassageIndex, asked: readonly string[], { matched, terms }: Find): number {
  return (2 * weigh(index, matched)) / (weigh(index, terms) + weigh(index, asked) || 1);
}

/** How alike the words are in which it is asked: 1 where they are the same. */
function wordsMet(asked: ReadonlySet<string>, finds: readonly Find[]): number {
  const alike = finds
    .filter(({ isAsk }) => isAsk)
    .map(
      ({ words }) => (2 * [...asked].filter((word) => words.has(word)).length) / (asked.size + words.size),
    );
  return Math.max(0, ...alike);
}

const weigh = (index: PassageIndex, terms: readonly string[]) =>
  total(terms.map((term) => (index.weight(term) === 1 ? unknown : index.weight(term))));

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
