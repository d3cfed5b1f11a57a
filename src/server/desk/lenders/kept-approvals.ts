/** What people at our desk approved, as the database keeps it. */
import type { Kysely } from 'kysely';
import { approvalOf, changedSince, folderDigest, ownDigests } from '../../../content/approval/approval.ts';
import { isSignedBy } from '../../../content/approval/approvers.ts';
import type { LoadedContent } from '../../../content/read-content.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type KeptApproval = { org: string; digest: string; by: string; at: number };

/** Lender by lender, the newest first. @param org one lender's; all without it */
export async function keptApprovals(db: Kysely<Tables>, org?: string): Promise<KeptApproval[]> {
  const rows = await db
    .selectFrom('lender_approvals')
    .selectAll()
    .$if(org !== undefined, (query) => query.where('org_code', '=', org ?? ''))
    .orderBy('approved_at', 'desc')
    .execute();
  return rows.map((row) => ({
    org: row.org_code,
    digest: row.digest,
    by: row.agent_uuid,
    at: Number(row.approved_at),
  }));
}

/** Who approved a lender as it is, at the desk (an account) or with a key (a name); undefined for one that waits. */
export type Given = { account?: string; name?: string; at: string };

/** @param kept what was approved of this lender at the desk */
export function approvalNow(
  { tree, trusted }: LoadedContent,
  code: string,
  kept: readonly KeptApproval[],
): Given | undefined {
  const digests = ownDigests(tree, code);
  const here = kept.find(({ org, digest }) => org === code && digest === folderDigest(digests));
  if (here) return { account: here.by, at: new Date(here.at).toISOString() };
  const signed = approvalOf(tree, code);
  if (!signed || changedSince(signed, digests).length > 0) return undefined;
  // The sandbox trusts no key, and shows what is written.
  const holds = !trusted || isSignedBy(trusted.approvers, code, signed);
  return holds ? { name: signed.by, at: signed.at } : undefined;
}
