/** The passages of what the footer discloses: each under its own words. */
import type { Disclosed } from '../text/disclosures.ts';
import type { Passage, Source } from './passage.ts';

export function disclosurePassages(disclosed: readonly Disclosed[], source: Source): Passage[] {
  return disclosed.map(({ id, text }) => ({
    id: `disclosure/${id}`,
    asks: [],
    text,
    sources: [source],
    does: 'answer',
  }));
}
