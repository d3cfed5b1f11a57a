/** Finds the passages that a question may be about. The search is MiniSearch's; whether one of them answers is not decided here. */
import MiniSearch from 'minisearch';
import type { Passage } from './passage.ts';
import { termReader, type Wording } from './terms.ts';

/** A way of asking for a passage, or its text: its terms, those of them that the question has, and the question's own words for them. */
export type Find = {
  passage: Passage;
  isAsk: boolean;
  terms: readonly string[];
  matched: readonly string[];
  found: readonly string[];
};

export type PassageIndex = {
  /** The terms of a question, each once. */
  terms(question: string): string[];
  /** How much a term tells: 1 for one that stands nowhere, less the more often it does. */
  weight(term: string): number;
  /** @param page the page that the borrower is on */
  find(question: string, page: string | undefined): Find[];
};

type Entry = { id: number; passage: Passage; isAsk: boolean; said: string; terms: string[] };

/** Built once for a lender: what it holds does not change. */
export function indexPassages(passages: readonly Passage[], wording: Wording): PassageIndex {
  const read = termReader(wording);
  const entries = entriesOf(passages, read);
  const counts = countTerms(entries);
  const search = new MiniSearch<Entry>({
    fields: ['said'],
    tokenize: read,
    processTerm: (term) => term,
    // Only what nobody knows may be a mistyped word.
    searchOptions: { fuzzy: (term) => (term.length > 4 && !counts.has(term) ? 1 : false) },
  });
  search.addAll(entries);
  const weight = (term: string) => 1 - Math.log(1 + (counts.get(term) ?? 0)) / Math.log(2 + entries.length);
  return {
    terms: (question) => [...new Set(read(question))],
    weight,
    find: (question, page) =>
      search.search(question).flatMap(({ id, queryTerms, terms: matched }) => {
        const entry = entries[id];
        if (!entry || (entry.passage.page !== undefined && entry.passage.page !== page)) return [];
        const { passage, isAsk, terms } = entry;
        const found = queryTerms.filter((term) => matched.some((one) => one[0] === term[0]));
        return [{ passage, isAsk, terms, matched, found }];
      }),
  };
}

function entriesOf(passages: readonly Passage[], read: (text: string) => string[]): Entry[] {
  const said = passages.flatMap((passage) => [
    ...passage.asks.map((ask) => ({ passage, isAsk: true, said: ask })),
    { passage, isAsk: false, said: passage.text },
  ]);
  return said.map((one, id) => ({ ...one, id, terms: [...new Set(read(one.said))] }));
}

function countTerms(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of entries) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
