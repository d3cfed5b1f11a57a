/** Finds the passages that a question may be about. Whether one of them answers is not decided here. */
import type { Guess } from './guess.ts';
import type { Passage } from './passage.ts';
import { searchOf } from './search.ts';
import { spellerOf } from './speller.ts';
import { plain, type Speller, termReader, type Wording } from './terms.ts';

/** A way of asking for a passage, or its text: its terms, and those of them that the question has. */
export type Find = {
  passage: Passage;
  isAsk: boolean;
  terms: readonly string[];
  matched: readonly string[];
  /** Every word of it, fillers too. */
  words: ReadonlySet<string>;
};

export type PassageIndex = {
  /** The terms of a question, each once; mistyped words are corrected. */
  terms(question: string): string[];
  /** Every word of a question, fillers too, as it is typed. */
  words(question: string): Set<string>;
  /** How much a term tells: 1 for one that stands nowhere, less the more passages have it. */
  weight(term: string): number;
  /** The passages with anything of these terms. @param page the page that the borrower is on */
  find(terms: readonly string[], page: string | undefined): Find[];
  /** Ways of asking that have no term, only fillers: “what do you take off the top”. @param page where the borrower is */
  bare(page: string | undefined): Find[];
  /** How likely each passage is, that was learned to be asked for; undefined for one that was not. */
  guess(question: string): ReadonlyMap<Passage, number>;
  /** Passages that a question is about whatever else it says, by the words that tell so. */
  told(question: string): Passage[];
};

type Entry = Omit<Find, 'matched'> & { said: string };

/** Built once for a lender: what it holds does not change. */
export function indexPassages(passages: readonly Passage[], wording: Wording, guess?: Guess): PassageIndex {
  const read = termReader(wording);
  const entries = entriesOf(passages, read);
  const counts = countPassages(entries);
  const spell = spellerOf(wordsOf(entries, wording));
  const search = searchOf(entries.map(({ terms }) => terms));
  const most = Math.log(2 + passages.length);
  const isHere = ({ passage }: Entry, page: string | undefined) =>
    passage.page === undefined || passage.page === page;
  const bare = entries.filter(({ isAsk, terms }) => isAsk && terms.length === 0);
  return {
    terms: (question) => [...new Set(read(question, spell))],
    words: (question) => rawWords(question, spell),
    weight: (term) => 1 - Math.log(1 + (counts.get(term) ?? 0)) / most,
    find: (terms, page) =>
      search(terms).flatMap(({ at, terms: matched }) => {
        const entry = entries[at];
        if (!entry || !isHere(entry, page)) return [];
        const { passage, isAsk, terms: said, words } = entry;
        return [{ passage, isAsk, terms: said, matched, words }];
      }),
    bare: (page) => bare.filter((entry) => isHere(entry, page)).map((entry) => ({ ...entry, matched: [] })),
    guess: (question) => guessed(passages, guess?.(question)),
    told: (question) => {
      const said = plain(question, spell);
      return passages.filter(({ tells = [] }) => tells.some((words) => said.includes(` ${words} `)));
    },
  };
}

function guessed(passages: readonly Passage[], shares: ReadonlyMap<string, number> = new Map()) {
  return new Map(
    passages.flatMap((passage): [Passage, number][] => {
      const share = shares.get(passage.id);
      return share === undefined ? [] : [[passage, share]];
    }),
  );
}

function entriesOf(passages: readonly Passage[], read: (text: string) => string[]): Entry[] {
  const said = passages.flatMap((passage) => [
    ...passage.asks.map((ask) => ({ passage, isAsk: true, said: ask })),
    { passage, isAsk: false, said: passage.text },
  ]);
  return said.map((one) => ({
    ...one,
    terms: [...new Set(read(one.said))],
    words: rawWords(one.said),
  }));
}

/** Of how many passages a term is. What only one page says, does not make a word common. */
function countPassages(entries: readonly Entry[]): Map<string, number> {
  const having = new Map<string, Set<Passage>>();
  for (const { terms, passage } of entries)
    if (passage.page === undefined)
      for (const term of terms) having.set(term, (having.get(term) ?? new Set()).add(passage));
  return new Map([...having].map(([term, { size }]) => [term, size]));
}

const rawWords = (text: string, spell?: Speller) => new Set(plain(text, spell).trim().split(' '));

function wordsOf(entries: readonly Entry[], { ignored, alike }: Wording): Set<string> {
  const texts = [...entries.map(({ said }) => said), ...ignored, ...Object.entries(alike).flat(2)];
  return new Set(texts.flatMap((text) => plain(text).trim().split(' ')));
}
