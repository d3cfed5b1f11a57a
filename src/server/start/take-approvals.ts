/** Puts lenders into service that people approved at the desk, here or at another server. */
import { folderDigest, ownDigests } from '../../content/approval/approval.ts';
import { keptApprovals } from '../desk/lenders/kept-approvals.ts';
import type { World } from '../platform/world/world.ts';

const everyMs = 5_000;

/** Looks now, and from then on as long as lenders wait. Returns what stops it. */
export async function takeApprovals(world: World, report: (error: unknown) => void): Promise<() => void> {
  await look(world);
  const timer = setInterval(() => void look(world).catch(report), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function look({ db, lenders }: World): Promise<void> {
  const { trusted, content, tree } = lenders?.loaded ?? {};
  if (!lenders || !trusted || !content || !tree) return;
  const waiting = Object.entries(content.outOfService).flatMap(([code, { issues }]) =>
    issues.some((issue) => issue.code === 'UNAPPROVED') ? [code] : [],
  );
  if (waiting.length === 0) return;
  for (const { org, digest } of await keptApprovals(db)) trusted.atDesk.add(`${org} ${digest}`);
  const isApproved = (code: string) => trusted.atDesk.has(`${code} ${folderDigest(ownDigests(tree, code))}`);
  for (const code of waiting.filter(isApproved)) lenders.admit(code);
}
