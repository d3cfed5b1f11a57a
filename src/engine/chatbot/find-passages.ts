/**
 * Finds what a question may be about, by the library's own ranking over titles, ways of asking and texts. The only file that
 * knows the search library.
 */
import MiniSearch from 'minisearch';
import type { Passage } from './passage.ts';

export type Finder = {
  /** Three at most, the best first. */
  find(question: string): Passage[];
  /** The one that a question is surely about: it is asked in these very words, or far ahead of all others. */
  sure(question: string): Passage | undefined;
};

// Chosen by tests/cases/chatbot-validation.json, which nothing else was made by (decision 168).
/** So many times as much as the next one it must fit; so much of the question must be met, and so many of its words. */
const [ahead, share, least] = [3, 0.8, 3];
/** Words that differ after these letters are forms of one, in English and in Spanish well enough. */
const letters = 6;
/** No one asks more in one question, and a machine that sends noise is not searched for it. */
const mostWords = 60;
const most = 3;

/** So many passages are read in one turn: few milliseconds, in which no one else is answered. */
const atOnce = 10;

/**
 * @param ignored words that say nothing of what a question is about, in the language of the passages
 * @param rest lets others continue, between one piece of the passages and the next
 */
export async function findPassages(
  passages: readonly Passage[],
  ignored: readonly string[],
  rest: () => Promise<unknown>,
): Promise<Finder> {
  const fillers = new Set(ignored.map(plain));
  // A single letter or digit tells nothing.
  const term = (word: string) =>
    word.length < 2 || fillers.has(plain(word)) ? null : plain(word).slice(0, letters);
  const index = new MiniSearch<{ id: number; title: string | undefined; asks: string; text: string }>({
    fields: ['title', 'asks', 'text'],
    processTerm: term,
    searchOptions: { boost: { text: 0.5 }, fuzzy: (word) => (word.length > 4 ? 0.1 : 0) },
  });
  const asked = new Map<string, Passage>();
  for (let from = 0; from < passages.length; from += atOnce) {
    await rest();
    for (const [offset, one] of passages.slice(from, from + atOnce).entries()) {
      const [title, ...asks] = one.asks;
      index.add({ id: from + offset, title, asks: asks.join('\n'), text: one.text });
      for (const ask of one.asks) asked.set(words(ask).join(' '), one);
    }
  }
  const search = (question: string) => index.search(words(question).slice(0, mostWords).join(' '));
  return {
    find: (question) =>
      search(question)
        .slice(0, most)
        .flatMap(({ id }) => passages[id] ?? []),
    sure: (question) => {
      const same = asked.get(words(question).join(' '));
      if (same) return same;
      const [first, second] = search(question);
      const met = new Set(first?.queryTerms).size;
      const told = new Set(words(question).flatMap((word) => term(word) ?? [])).size;
      const best = first && first.score >= ahead * (second?.score ?? 0) ? passages[first.id] : undefined;
      // To bring a person says nothing that could be wrong.
      return best?.does === 'hand-off' || (met >= least && met >= share * told) ? best : undefined;
    },
  };
}

/** Small letters without accents or apostrophes: “don’t” is “dont”, “qué” is “que”. */
const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/['’]|\p{M}/gu, '');

const words = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
