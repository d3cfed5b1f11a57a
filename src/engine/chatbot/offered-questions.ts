/** The questions that may be meant where none is sure enough to be answered. Each leads to its own answer when it is asked. */
import { bestPassage, rankPassages } from './best-passage.ts';
import type { PassageIndex } from './passage-index.ts';

/** So many are read at a glance. */
const most = 3;
/** What is less likely is not thought of. */
const least = 0.15;

/** Somebody may ask a sentence; the heading of a page is none. */
const isAsked = /[.?]$/;

/** The likeliest first, in the reader's language. @param page where the borrower is */
export function offeredQuestions(
  indexes: readonly PassageIndex[],
  question: string,
  page?: string,
): string[] {
  const likely = rankPassages(indexes, question, page).filter(({ score }) => score >= least);
  const own = likely.flatMap(({ passage: { id, asks, does, language } }) => {
    const [title] = asks;
    const leads = title !== undefined && bestPassage(indexes, title, page)?.passage.id === id;
    return leads && isAsked.test(title) && does === 'answer' && language === undefined ? [title] : [];
  });
  return own.slice(0, most);
}
