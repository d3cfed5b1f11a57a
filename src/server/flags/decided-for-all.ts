/** The decisions that are the same for every visitor: of flags that are for no kind of user and split visitors into no variants. */
import type { OrgContent } from '../../content/loaded/content.ts';
import type { FeatureFlag } from '../../types/feature-flag.ts';
import type { Flag } from '../../types/site.ts';
import { decideFlags } from './decide-flags.ts';

/** They may stand in a document, before it is known who reads it. */
export function decidedForAll(lender: OrgContent): FeatureFlag[] {
  const flags: Record<string, Flag> = lender.site.flags ?? {};
  return decideFlags(lender, {}).filter(({ key }) => {
    const flag = Object.hasOwn(flags, key) ? flags[key] : undefined;
    return flag?.for === undefined && flag?.variants === undefined;
  });
}
