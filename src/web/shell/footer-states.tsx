/** The licensed states (F10), sorted; 'with more states to come' for our own brand while fewer than 50 are listed. */
import { useLicensedStates } from '../api/use-licensed-states.ts';
import { useOrg } from '../data/org-context.ts';

/** Hidden while the list is unknown. */
export function FooterStates() {
  const org = useOrg();
  const states = useLicensedStates();
  if (states.length === 0) return null;
  const own = org.productSettings.isProductBrand === true || org.orgCode === org.canonicalOrgCode;
  return <p>{statesSentence(states, own)}</p>;
}

/** The sentence; `states` are two-letter codes. */
export function statesSentence(states: readonly string[], ownBrand: boolean): string {
  const sorted = [...new Set(states)].sort();
  const more = sorted.length < 50 && ownBrand ? ', with more states to come' : '';
  return `Available in ${sorted.join(', ')}${more}.`;
}
