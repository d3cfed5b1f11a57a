/**
 * Finds where a lender's pages stand, seen from a host: the sandbox shows every lender everywhere, production by host
 * alone.
 */
import type { Backend } from '../../backend/backend.ts';

/** `here`, the host to go to, or undefined: a lender without a host has no pages in production. */
export type LenderPlace = 'here' | { host: string } | undefined;

/** @param hostname as the request names it */
export function lenderPlace({ world, library }: Backend, hostname: string, orgCode: string): LenderPlace {
  const shown = library.orgOfHost(hostname) ?? library.defaultOrg;
  if (world.mode === 'sandbox' || shown === orgCode) return 'here';
  const [host] = library.lender(orgCode).org.hosts ?? [];
  return host === undefined ? undefined : { host };
}
