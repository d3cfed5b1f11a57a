/** Who presses a button of a review's page, and which review the page's address names. */
import { uuidPattern } from '../calls/shapes.ts';
import { type Reviewer, requireReviewer } from '../desk/may-review.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import type { AccountContext } from './account-effect.ts';

export type AskedReview = { reviewer: Reviewer; review: string };

/** A page's answers are taken from visitors too: 401 for them, 404 for a login that is no reviewer's. */
export async function askedReview({ backend, session, query }: AccountContext): Promise<AskedReview> {
  if (!session) throw new Refusal(401, [says('account.logIn')]);
  if (session.limited) throw new Refusal(403, [says('account.newPassword')]);
  const reviewer = await requireReviewer(backend.world, session);
  const { review = '' } = query;
  if (!uuidPattern.test(review)) throw new Refusal(404, [says('desk.none')]);
  return { reviewer, review };
}
