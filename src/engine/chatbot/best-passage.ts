/**
 * Decides which passage answers a question, or that none does. A wrong answer is worse than none: most of what is asked must
 * be in the passage, best of all in one way of asking for it.
 */
import type { Passage } from './passage.ts';
import type { Find, PassageIndex } from './passage-index.ts';
import { segmentsOf } from './segments.ts';
import { amountTerm } from './terms.ts';

/** `score` is from 0 to 1. `isLearned`: it is not made of words alone. */
export type Best = { passage: Passage; score: number; isLearned: boolean };

// Chosen by the questions of tests/cases/chatbot-validation.json (decision 136).
/** From this on there is an answer of what was learned, after a share of the score of what follows it is taken off. */
export const [leastScore, rival] = [0.38, 0.3];
/** Words alone answer from this on; below it only where no other passage comes near. */
const leastWords = 0.42;
/** The least that words alone answer at all, and how many times what follows must then be less. */
const [alone, ahead] = [0.35, 2];

/** The passages with anything of the question, the best first. @param indexes one for each language @param page where the borrower is */
export function rankPassages(indexes: readonly PassageIndex[], question: string, page?: string): Best[] {
  const told = indexes
    .flatMap((index) => index.told(question))
    .map((passage) => ({ passage, score: 1, isLearned: false }));
  const found = indexes.flatMap((index) => rankAsked(index, question, page));
  const ranked = [...told, ...found].sort((one, other) => heed(other) - heed(one));
  return ranked.filter(({ passage }, at) => ranked.findIndex((one) => one.passage === passage) === at);
}

/** Each part of it counts, and so does what the whole is about: a part may say what the whole does not mean. */
function rankAsked(index: PassageIndex, question: string, page: string | undefined): Best[] {
  const whole = index.guess(question);
  return segmentsOf(question).flatMap(({ text, worth }) => {
    const part = text === question ? whole : index.guess(text);
    const worded = new Map(rankWords(index, text, page).map(({ passage, score }) => [passage, score]));
    const learned = [...whole].filter(
      ([passage, share]) => share >= some || (part.get(passage) ?? 0) >= some,
    );
    return [...new Set([...worded.keys(), ...learned.map(([passage]) => passage)])].map((passage) => {
      const [words, share] = [worded.get(passage) ?? 0, whole.get(passage)];
      if (share === undefined) return { passage, score: words * worth, isLearned: false };
      const inPart = partTells * (part.get(passage) ?? 0) + wordsTell * words;
      return { passage, score: wholeTells * share + inPart * worth, isLearned: true };
    });
  });
}

// What was learned tells four times as much as words (decision 136). Together they are 1.
const [wholeTells, partTells, wordsTell] = [0.5, 0.3, 0.2];
/** What is less likely is not thought of. */
const some = 0.05;

type Worded = { passage: Passage; score: number };

function rankWords(index: PassageIndex, text: string, page: string | undefined): Worded[] {
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

/** The passage that answers, if one does. */
export function bestPassage(
  indexes: readonly PassageIndex[],
  question: string,
  page?: string,
): Best | undefined {
  if (indexes.every((index) => saysOnlyAmounts(index, question))) return undefined;
  const [best, next] = rankPassages(indexes, question, page);
  return best && isSure(best, next?.score ?? 0) ? best : undefined;
}

/** Amounts without a word about what they are: “12345 67890”, “what is 18% of 4350”. */
function saysOnlyAmounts(index: PassageIndex, question: string): boolean {
  const terms = index.terms(question);
  return terms.length > 0 && terms.every((term) => term === amountTerm) && index.told(question).length === 0;
}

function isSure({ score, isLearned }: Best, next: number): boolean {
  if (isLearned) return score - rival * next >= leastScore;
  return score >= leastWords || (score >= alone && score >= ahead * next);
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
