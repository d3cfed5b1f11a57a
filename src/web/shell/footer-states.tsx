/** The licensed states (ACC-F10), sorted; 'with more states to come' for our own brand while fewer than 50 are listed. */
import { interpolate } from '../../engine/text/interpolate.ts';
import type { SiteWords } from '../../types/site.ts';
import { useLicensedStates } from '../platform/api/hooks/use-licensed-states.ts';
import { useOrg } from '../platform/data/org-context.ts';

type Words = SiteWords['footer'];

const FIFTY = 50;

/** Hidden while the list is unknown. */
export function FooterStates() {
  const org = useOrg();
  const asked = useLicensedStates();
  const states = asked.length > 0 ? asked : (org.licensedStates ?? []);
  if (states.length === 0) return null;
  return <p>{statesSentence(org.site.words.footer, states, org.isProductBrand === true)}</p>;
}

/** The sentence; `states` are two-letter codes. */
export function statesSentence(words: Words, states: readonly string[], ownBrand: boolean): string {
  const sorted = [...new Set(states)].sort();
  const more = sorted.length < FIFTY && ownBrand;
  return interpolate(more ? words.moreStates : words.states, { states: sorted.join(', ') });
}
