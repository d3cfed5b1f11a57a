/** The page that was refused because another tab had moved on, until the borrower closes the note of it. */
import { useState } from 'react';
import type { Stale } from './difference.ts';

export type StaleNote = { page: Stale | undefined; tell(page: Stale | undefined): void };

/** Belongs to what outlives one page: the note goes along when another page stands here now. */
export function useStale(): StaleNote {
  const [page, tell] = useState<Stale>();
  return { page, tell };
}
