/** Customers and agents, and how each signs in: by the identity broker, or by our own older login. */
import type { OrgContent } from '../../content/loaded/content.ts';
import { decideFlags } from '../platform/flags/decide-flags.ts';

export type IdentityKind = 'customer' | 'agent';

/** @param kind of an account */
export function identityKind({ site }: OrgContent, kind: string): IdentityKind {
  return site.identity?.agents.includes(kind) ? 'agent' : 'customer';
}

/** Whether this lender's customers or agents sign in through the broker; each kind has its own flag (ACC-D4). */
export function usesBroker(lender: OrgContent, kind: IdentityKind): boolean {
  const key = lender.site.identity?.broker[kind];
  if (!key) return false;
  return decideFlags(lender, { kind }, [key]).some(({ enabled }) => enabled);
}
