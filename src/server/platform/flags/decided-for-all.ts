/** The decisions that are the same for every visitor of a kind: of flags that split visitors into no variants. */
import type { OrgContent } from '../../../content/loaded/content.ts';
import type { FeatureFlag } from '../../../types/feature-flag.ts';
import type { Flag } from '../../../types/site.ts';
import { decideFlags } from './decide-flags.ts';

/** `for`: the one kind of visitor that it is about; without it, it is about all of them. */
export type KnownDecision = FeatureFlag & Pick<Flag, 'for'>;

/** They may stand in a document, before it is known who reads it. */
export function decidedForAll(lender: OrgContent): KnownDecision[] {
  const flags: Record<string, Flag> = lender.site.flags ?? {};
  const flagOf = (key: string) => (Object.hasOwn(flags, key) ? flags[key] : undefined);
  const known = decideFlags(lender, { kind: 'customer' }).filter(({ key }) => !flagOf(key)?.variants);
  const agents = decideFlags(lender, { kind: 'agent' }).filter(({ key }) => flagOf(key)?.for === 'agent');
  return [...known, ...agents].map((decision) => {
    const kind = flagOf(decision.key)?.for;
    return kind ? { ...decision, for: kind } : decision;
  });
}
