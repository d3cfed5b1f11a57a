/** The desk's list: what is open for these lenders, the most urgent first, and what was decided today. */
import type { Desk, DeskReview } from '../../types/desk.ts';
import { lendersOfDesk, type Reviewer } from '../auth/may-review.ts';
import { hours } from '../facts/limits-of.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { Begun } from '../platform/world/content-versions.ts';
import type { World } from '../platform/world/world.ts';
import { reviewsOf } from '../standing/detect/reviews-of.ts';
import { itsWorld } from '../standing/its-world.ts';
import type { FoundReview } from './find-review.ts';
import { holderOf } from './hold-review.ts';
import { reviewerNames, sandboxName } from './reviewer-names.ts';

const most = 200;
/** A legal day is never longer, whichever zone its clock is in. */
const dayAndMore = hours(26);

type Row = FoundReview & Begun & { loan_number: string };

export async function listReviews(world: World, reviewer: Reviewer): Promise<Desk> {
  const rows = [...(await openRows(world, reviewer)), ...(await rowsOfToday(world, reviewer))];
  const names = await reviewerNames(
    world,
    rows.flatMap((row) => [row.held_by, row.answered_by]),
  );
  const reviews: DeskReview[] = [];
  for (const row of rows) reviews.push(listed(await itsWorld(world.db, world, row), row, reviewer, names));
  const count = (is: (one: DeskReview) => boolean) => reviews.filter(is).length;
  const open = await countOpen(world, reviewer);
  return {
    open,
    left: Math.max(0, open - most),
    overdue: count(({ state }) => state === 'OVERDUE'),
    mine: count(({ isMine }) => isMine),
    decided: count(({ state }) => state === 'DECIDED'),
    reviews,
  };
}

function of(world: World, { orgCode }: Reviewer) {
  return world.db
    .selectFrom('reviews')
    .innerJoin('applications', 'applications.uuid', 'reviews.application_uuid')
    .selectAll('reviews')
    .select(['loan_number', 'flow_id', 'flow_version', 'parent_uuid'])
    .where('reviews.org_code', 'in', lendersOfDesk(world, orgCode))
    .limit(most);
}

function openRows(world: World, reviewer: Reviewer): Promise<Row[]> {
  return of(world, reviewer)
    .where('state', '=', 'OPEN')
    .orderBy('due_on')
    .orderBy('opened_at')
    .orderBy('reviews.uuid')
    .execute();
}

async function countOpen(world: World, { orgCode }: Reviewer): Promise<number> {
  const { count } = await world.db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('org_code', 'in', lendersOfDesk(world, orgCode))
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function rowsOfToday(world: World, reviewer: Reviewer): Promise<Row[]> {
  const now = world.clock.now();
  const rows = await of(world, reviewer)
    .where('state', '=', 'ANSWERED')
    .where('answered_at', '>', String(now - dayAndMore))
    .orderBy('answered_at', 'desc')
    .execute();
  return rows.filter(({ answered_at }) => legalDay(Number(answered_at)) === legalDay(now));
}

function listed(world: World, row: Row, reviewer: Reviewer, names: ReadonlyMap<string, string>): DeskReview {
  const review = reviewsOf(world, row.org_code, row.flow_id)?.reviews.reviews[row.name];
  const isOpen = row.state === 'OPEN';
  const holder = isOpen ? holderOf(world, row) : undefined;
  return {
    uuid: row.uuid,
    title: review?.title ?? row.name,
    lender: lenderName(world, row.org_code),
    loanNumber: row.loan_number,
    openedAt: moment(row.opened_at),
    dueOn: row.due_on,
    state: isOpen ? (isOverdue(world, row) ? 'OVERDUE' : 'OPEN') : 'DECIDED',
    isMine: holder === reviewer.uuid,
    ...(holder !== undefined && { holder: names.get(holder) ?? '' }),
    ...(row.answered_at !== null && {
      answer: review?.answers[row.answer ?? '']?.label ?? '',
      answeredAt: moment(row.answered_at),
      answeredBy: names.get(row.answered_by ?? '') ?? sandboxName,
    }),
  };
}

/** What the lender is called. */
export function lenderName({ content }: World, code: string): string {
  return content.orgs[code]?.org.companyNameShort ?? code;
}

/** Whether its day is over and it waits. */
export function isOverdue({ clock }: World, { state, due_on }: FoundReview): boolean {
  return state === 'OPEN' && due_on < legalDay(clock.now());
}

/** @param at milliseconds since 1970, as the database answers them. @returns ISO 8601 */
export function moment(at: string | number | null): string {
  return new Date(Number(at)).toISOString();
}
