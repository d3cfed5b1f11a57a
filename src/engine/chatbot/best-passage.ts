/**
 * Decides which passage answers a question, or that none does. A wrong answer is worse than none: most of what is asked must
 * be in the passage, best of all in one way of asking for it.
 */
import type { Passage } from './passage.ts';
import type { Find, PassageIndex } from './passage-index.ts';

/** `score` is from 0 to 1. */
export type Best = { passage: Passage; score: number };

/** Below this, nothing is answered. */
export const leastScore = 0.4;

/** The passages with anything of the question, the best first. @param page where the borrower is */
export function rankPassages(index: PassageIndex, question: string, page?: string): Best[] {
  const asked = index.terms(question);
  return [...byPassage(index.find(question, page))]
    .map(([passage, found]) => ({ passage, score: scoreOf(index, asked, found) }))
    .sort((one, other) => heed(other) - heed(one));
}

function byPassage(finds: readonly Find[]): Map<Passage, Find[]> {
  const grouped = new Map<Passage, Find[]>();
  for (const find of finds) grouped.set(find.passage, [...(grouped.get(find.passage) ?? []), find]);
  return grouped;
}

/** The passage that answers, if one does. */
export function bestPassage(index: PassageIndex, question: string, page?: string): Best | undefined {
  const [best] = rankPassages(index, question, page);
  return best && best.score >= leastScore ? best : undefined;
}

// A term in a way of asking tells more than one somewhere in a long text.
const [inAsk, inText] = [1, 0.5];
/** What is declined wins over an answer that is barely better. */
const caution = 0.05;
/** What the page itself says wins over what is said everywhere. */
const here = 0.1;
/** How much it counts that one way of asking is met as a whole. */
const wholeAsk = 0.4;

function scoreOf(index: PassageIndex, asked: readonly string[], finds: readonly Find[]): number {
  const worth = (find: Find) => (find.isAsk ? inAsk : inText);
  const understood = asked.map((term) => {
    const places = finds.filter(({ found }) => found.includes(term)).map(worth);
    return Math.max(0, ...places) * index.weight(term);
  });
  const share = total(understood) / (total(asked.map(index.weight)) || 1);
  const met = finds.filter(({ isAsk }) => isAsk).map((find) => metOf(index, find));
  return share * (1 - wholeAsk + wholeAsk * Math.max(0, ...met));
}

/** How much of a way of asking the question has. */
function metOf({ weight }: PassageIndex, { matched, terms }: Find): number {
  return total(terms.filter((term) => matched.includes(term)).map(weight)) / (total(terms.map(weight)) || 1);
}

const heed = ({ passage: { does, page }, score }: Best) =>
  score + (does === 'answer' ? 0 : caution) + (page === undefined ? 0 : here);

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
