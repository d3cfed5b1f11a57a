/** The desk's list: what is open for these lenders, the most urgent first. */
import type { World } from '../world/world.ts';
import { lendersOfDesk } from './may-review.ts';
import { reviewsOf } from './notice/reviews-of.ts';

export type ListedReview = {
  uuid: string;
  title: string;
  /** What the lender is called. */
  lender: string;
  loanNumber: string;
  /** ISO 8601. */
  openedAt: string;
  /** yyyy-MM-dd */
  dueOn: string;
};

const most = 200;

/** @param orgCode of the reviewer */
export async function listReviews(world: World, orgCode: string): Promise<ListedReview[]> {
  const rows = await world.db
    .selectFrom('reviews')
    .innerJoin('applications', 'applications.uuid', 'reviews.application_uuid')
    .select(['reviews.uuid', 'reviews.name', 'reviews.org_code', 'loan_number', 'opened_at', 'due_on'])
    .where('state', '=', 'OPEN')
    .where('reviews.org_code', 'in', lendersOfDesk(world, orgCode))
    .orderBy('due_on')
    .orderBy('opened_at')
    .limit(most)
    .execute();
  return rows.map(({ uuid, name, org_code, loan_number, opened_at, due_on }) => ({
    uuid,
    title: reviewsOf(world, org_code)?.reviews.reviews[name]?.title ?? name,
    lender: world.content.orgs[org_code]?.org.companyNameShort ?? org_code,
    loanNumber: loan_number,
    openedAt: new Date(Number(opened_at)).toISOString(),
    dueOn: due_on,
  }));
}
