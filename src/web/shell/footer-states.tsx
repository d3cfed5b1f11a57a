/** The licensed states (F10), sorted; 'with more states to come' for our own brand while fewer than 50 are listed. */
import { useLicensedStates } from '../api/use-licensed-states.ts';
import { useOrg } from '../data/org-context.ts';

/** Hidden while the list is unknown. */
export function FooterStates() {
  const org = useOrg();
  const asked = useLicensedStates();
  const states = asked.length > 0 ? asked : (org.licensedStates ?? []);
  if (states.length === 0) return null;
  return <p>{statesSentence(states, org.isProductBrand === true)}</p>;
}

/** The sentence; `states` are two-letter codes. */
export function statesSentence(states: readonly string[], ownBrand: boolean): string {
  const sorted = [...new Set(states)].sort();
  const more = sorted.length < 50 && ownBrand ? ', with more states to come' : '';
  return `Available in ${sorted.join(', ')}${more}.`;
}
