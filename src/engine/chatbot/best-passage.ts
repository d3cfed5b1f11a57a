/**
 * Decides which passage answers a question, or that none does. A wrong answer is worse than none: what was learned of the whole
 * question tells most (decision 136), its words the rest, and it must be likely that there is an answer at all.
 */
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { rankWords } from './rank-words.ts';
import { segmentsOf } from './segments.ts';
import { amountTerm } from './terms.ts';

/**
 * `score` is from 0 to 1. `answerable` is how likely it is that any passage answers the question, rather than that it is to be declined or
 * is about nothing here; undefined where the score is made of words alone.
 */
export type Best = { passage: Passage; score: number; answerable: number | undefined };

// Chosen by the questions of tests/cases/chatbot-validation.json (decision 136).
/** From this on a passage fits, of those that were learned. */
export const leastScore = 0.45;
/** So likely it must be that there is an answer at all. */
const leastAnswerable = 0.85;
/** Words alone answer from this on; below it only where no other passage comes near. */
const leastWords = 0.42;
/** The least that words alone answer at all, and how many times what follows must then be less. */
const [alone, ahead] = [0.35, 2];

/** The passages with anything of the question, the best first. @param indexes one for each language @param page where the borrower is */
export function rankPassages(indexes: readonly PassageIndex[], question: string, page?: string): Best[] {
  const told = indexes
    .flatMap((index) => index.told(question))
    .map((passage) => ({ passage, score: 1, answerable: undefined }));
  const found = indexes.flatMap((index) => rankAsked(index, question, page));
  const ranked = [...told, ...found].sort((one, other) => heed(other) - heed(one));
  return ranked.filter(({ passage }, at) => ranked.findIndex((one) => one.passage === passage) === at);
}

/** Learned is what the whole is about: a part of it may say what the whole does not mean. */
function rankAsked(index: PassageIndex, question: string, page: string | undefined): Best[] {
  const [learned, worded] = [index.guess(question), wordsOfParts(index, question, page)];
  const answerable = total([...learned].map(([{ does }, share]) => (does === 'answer' ? share : 0)));
  const likely = [...learned].filter(([, share]) => share >= some).map(([passage]) => passage);
  return [...new Set([...worded.keys(), ...likely])].map((passage) => {
    const [words, share] = [worded.get(passage) ?? 0, learned.get(passage)];
    if (share === undefined) return { passage, score: words, answerable: undefined };
    return { passage, score: learnedTells * share + wordsTell * words, answerable };
  });
}

// Together they are 1.
const [learnedTells, wordsTell] = [0.8, 0.2];
/** What is less likely is not thought of. */
const some = 0.05;

/** Passage -> how much of the question its words cover, or of the part of it where that is most. */
function wordsOfParts(index: PassageIndex, question: string, page: string | undefined): Map<Passage, number> {
  const most = new Map<Passage, number>();
  for (const { text, worth } of segmentsOf(question))
    for (const { passage, score } of rankWords(index, text, page))
      most.set(passage, Math.max(most.get(passage) ?? 0, score * worth));
  return most;
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

function isSure({ passage, score, answerable }: Best, next: number): boolean {
  if (answerable !== undefined)
    return score >= leastScore && (passage.does !== 'answer' || answerable >= leastAnswerable);
  return score >= leastWords || (score >= alone && score >= ahead * next);
}

/** What is declined wins over an answer that is barely better. */
const caution = 0.03;
/** What the page itself says wins over what is said everywhere. */
const here = 0.1;

const heed = ({ passage: { does, page }, score }: Best) =>
  score + (does === 'answer' ? 0 : caution) + (page === undefined ? 0 : here);

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
