/** Customers and agents, and by which of the two ways they sign in: the identity broker, or the older login of ours. */
import type { OrgContent } from '../../content/content.ts';
import { decideFlags } from '../flags/decide-flags.ts';

export type IdentityKind = 'customer' | 'agent';

const agents = ['AGENT', 'BROKER'];

/** @param kind of an account */
export function identityKind(kind: string): IdentityKind {
  return agents.includes(kind) ? 'agent' : 'customer';
}

/** Whether this lender's people of this kind sign in through the broker; each kind has a flag of its own (ACC-D4). */
export function usesBroker(lender: OrgContent, kind: IdentityKind): boolean {
  const key = lender.site.identity?.broker[kind];
  if (!key) return false;
  return decideFlags(lender, { kind }, [key]).some(({ enabled }) => enabled);
}
