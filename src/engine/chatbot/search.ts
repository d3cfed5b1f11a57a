/** Finds what has any of some terms. The only file that knows the search library. */
import MiniSearch from 'minisearch';

/** What was found: its place in the list, and the terms of it that were met. */
export type Hit = { at: number; terms: string[] };

/** @param documents each as its terms, none of which has a space */
export function searchOf(documents: readonly (readonly string[])[]) {
  const search = new MiniSearch<{ id: number; said: string }>({
    fields: ['said'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  search.addAll(documents.map((terms, id) => ({ id, said: terms.join(' ') })));
  /** The best first. @param fuzzy how many letters of a term may be other ones */
  return (terms: readonly string[], fuzzy = 0): Hit[] =>
    search.search(terms.join(' '), { fuzzy }).map(({ id, terms: met }) => ({ at: Number(id), terms: met }));
}
