/** Which features are on: as the server decided for this visitor, and before it has, as the lender's public toggles say. */
import { useOrg } from '../data/org-context.ts';
import { useFlags } from './flag-state.ts';

export function useToggles(): (toggle: string) => boolean {
  const { flags } = useFlags();
  const { publicFeatureToggles } = useOrg();
  return (toggle) =>
    Object.hasOwn(flags, toggle)
      ? flags[toggle]?.flagEnabled === true
      : publicFeatureToggles[toggle] === true;
}
