/** What the shell itself says (flows/site.json, words). It comes with the page, so that a failure has its words too. */
import type { SiteWords } from '../../../types/site.ts';
import { useOrg } from './org-context.ts';

/** The sentences by place; a lender may have its own. */
export function useWords(): SiteWords {
  return useOrg().site.words;
}
