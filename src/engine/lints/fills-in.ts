/** Which paths the vocabulary lets a text fill in at a place that is not open to all. */
import type { Vocabulary } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';

/** Whether `path` is one of the paths of `place` ("lender", "address"), or below one. */
export function mayFillIn({ fills }: Vocabulary, place: string, path: string): boolean {
  const word = isRecord(fills) && Object.hasOwn(fills, place) ? fills[place] : undefined;
  const paths = isRecord(word) && Array.isArray(word.paths) ? word.paths : [];
  return paths.some((open) => path === open || path.startsWith(`${open}.`));
}
