/** Who works at the desk, and for which lenders: an agent for the own lender; an agent of the lender that others share from, for all. */
import { sharing } from '../../content/merge/org-with-shared.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { accountOf } from './find-account.ts';
import { type Session, staffKind } from './session.ts';

export const reviewerKind = staffKind;

/** A reviewer's account, and the lender that it belongs to. */
export type Reviewer = { uuid: string; orgCode: string };

/** The codes of the lenders whose reviews an agent of `orgCode` answers. */
export function lendersOfDesk({ content }: Pick<World, 'content'>, orgCode: string): string[] {
  return orgCode === sharing ? Object.keys(content.orgs) : [orgCode];
}

/** 404 for everyone else: to them there is no desk. */
export async function requireReviewer(world: World, { account }: Session): Promise<Reviewer> {
  const row = await accountOf(world, account.uuid);
  if (row?.kind !== reviewerKind) throw deskRefused(says('request.notFound'), account.uuid);
  return account;
}

/** 404 at the desk, for who has no business there and for what is not theirs: each is in the security log (ASVS 16.3.2). */
export const deskRefused = (said: Said, account: string) =>
  new Refusal(404, [said], { security: { event: 'desk-refused', note: { account } } });
