/** Whether this lender takes applications from the street (B13). */
import type { OrgData } from '../data/org.ts';

const CLOSED = ['WHOLESALE', 'REFERRING_LO'];

/**
 * Wholesale lenders and those that need a referring loan officer show a not-accepting page at the root, and at the
 * registration unless somebody referred the visitor.
 */
export function isNotAccepting(org: OrgData, path: string, search: string): boolean {
  const kind = org.orgMetaData.companyInfo.organization;
  if (typeof kind !== 'string' || !CLOSED.includes(kind)) return false;
  const plain = path.replace(/\/+$/, '') || '/';
  return plain === '/' || (plain === '/register' && !new URLSearchParams(search).has('referrer'));
}
