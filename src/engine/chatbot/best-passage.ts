/**
 * Decides which passage answers a question, or that none does. A wrong answer is worse than none: most of what is asked must
 * be in the passage, best of all in one way of asking for it.
 */
import type { Passage } from './passage.ts';
import type { Find, PassageIndex } from './passage-index.ts';
import { segmentsOf } from './segments.ts';

/** `score` is from 0 to 1. */
export type Best = { passage: Passage; score: number };

/** From this on there is an answer; below it only where no other passage comes near. */
export const leastScore = 0.42;

/** The least that is answered at all, and how many times what follows it must then be less. */
const [alone, ahead] = [0.35, 2];

/** The passages with anything of the question, the best first. @param indexes one for each language @param page where the borrower is */
export function rankPassages(indexes: readonly PassageIndex[], question: string, page?: string): Best[] {
  const told = indexes.flatMap((index) => index.told(question)).map((passage) => ({ passage, score: 1 }));
  const found = segmentsOf(question).flatMap(({ text, worth }) =>
    indexes
      .flatMap((index) => rankSegment(index, text, page))
      .map((best) => ({ ...best, score: best.score * worth })),
  );
  const ranked = [...told, ...found].sort((one, other) => heed(other) - heed(one));
  return ranked.filter(({ passage }, at) => ranked.findIndex((one) => one.passage === passage) === at);
}

function rankSegment(index: PassageIndex, text: string, page: string | undefined): Best[] {
  const guess = index.guess(text);
  const worded = rankWords(index, text, page).map(({ passage, score }) => {
    const share = guess.get(passage);
    return { passage, score: share === undefined ? score : (score + share) * half };
  });
  const found = new Set(worded.map(({ passage }) => passage));
  const unworded = [...guess].flatMap(([passage, share]) =>
    found.has(passage) || share < some ? [] : [{ passage, score: share * half }],
  );
  return [...worded, ...unworded];
}

// Words and what was learned count alike. Together they must come to half of what both could say (`leastScore`).
const half = 0.4;
/** What is less likely is not thought of. */
const some = 0.05;

function rankWords(index: PassageIndex, text: string, page: string | undefined): Best[] {
  const [asked, words] = [index.terms(text), index.words(text)];
  if (asked.length === 0) return rankBare(index, words, page);
  return [...byPassage(index.find(asked, page))].map(([passage, finds]) => ({
    passage,
    score: scoreOf(index, asked, finds) * (1 - wording + wording * wordsMet(words, finds)),
  }));
}

/** Where nothing but fillers is asked, the very words count, and nearly all of them must be met. */
function rankBare(index: PassageIndex, words: ReadonlySet<string>, page: string | undefined): Best[] {
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

/** The passage that answers, if one does. */
export function bestPassage(
  indexes: readonly PassageIndex[],
  question: string,
  page?: string,
): Best | undefined {
  const [best, next] = rankPassages(indexes, question, page);
  if (!best) return undefined;
  const isAlone = best.score >= alone && best.score >= ahead * (next?.score ?? 0);
  return best.score >= leastScore || isAlone ? best : undefined;
}

// A term in a way of asking tells more than one somewhere in a long text.
const [inAsk, inText] = [1, 0.5];
/** What is declined wins over an answer that is barely better. */
const caution = 0.03;
/** What the page itself says wins over what is said everywhere. */
const here = 0.1;
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

const heed = ({ passage: { does, page }, score }: Best) =>
  score + (does === 'answer' ? 0 : caution) + (page === undefined ? 0 : here);

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
