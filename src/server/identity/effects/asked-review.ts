/** Who presses a button of a review's page, and which review the page's address names. */

import type { Reviewer } from '../../auth/may-review.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { uuidPattern } from '../../platform/shapes.ts';
import type { AccountContext } from './account-effect.ts';
import { askedReviewer } from './asked-application.ts';

export type AskedReview = { reviewer: Reviewer; review: string };

/** 404 for an address that names none. */
export async function askedReview(context: AccountContext): Promise<AskedReview> {
  const reviewer = await askedReviewer(context);
  const { review = '' } = context.query;
  if (!uuidPattern.test(review)) throw new Refusal(404, [says('desk.none')]);
  return { reviewer, review };
}
