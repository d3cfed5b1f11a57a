/** Who works at the desk, and for which lenders: an agent for the own lender; an agent of the lender that others share from, for all. */
import { sharing } from '../../content/merge/org-with-shared.ts';
import type { World } from '../world/world.ts';

export const reviewerKind = 'AGENT';

/** The codes of the lenders whose reviews an agent of `orgCode` answers. */
export function lendersOfDesk({ content }: World, orgCode: string): string[] {
  return orgCode === sharing ? Object.keys(content.orgs) : [orgCode];
}
