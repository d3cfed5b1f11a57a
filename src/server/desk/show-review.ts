/** One review as its reviewer sees it: the rows that reviews.json lists, filled in, and what may be answered. */
import { interpolate } from '../../engine/text/interpolate.ts';
import { assembleFacts } from '../facts/assemble.ts';
import { readApplication } from '../transactions/read-application.ts';
import type { World } from '../world/world.ts';
import { findReview } from './find-review.ts';
import { reviewsOf } from './notice/reviews-of.ts';

export type ShownReview = {
  uuid: string;
  state: string;
  dueOn: string;
  loanNumber: string;
  title: string;
  task: string;
  rows: { label: string; value: string }[];
  documents: { uuid: string; name: string; type: string }[];
  answers: { name: string; label: string }[];
};

/** Facts hold no sealed number and no demographic answer, so that a row cannot show one. @param orgCode of the reviewer */
export async function showReview(world: World, orgCode: string, uuid: string): Promise<ShownReview> {
  const row = await findReview(world, orgCode, uuid);
  const { flow, reviews } = reviewsOf(world, row.org_code) ?? {};
  const review = reviews?.reviews[row.name];
  if (!flow || !review) throw new Error(`The content of "${row.org_code}" has no review "${row.name}".`);
  return readApplication(world, row.application_uuid, async (scope) => {
    const facts = { ...(await assembleFacts(scope)), org: flow.org, words: flow.words };
    const uploads = await scope.uploads.list();
    return {
      uuid,
      state: row.state,
      dueOn: row.due_on,
      loanNumber: scope.application.loanNumber,
      title: review.title,
      task: review.task,
      rows: review.shows.map(({ label, value }) => ({ label, value: interpolate(value, facts) })),
      documents: uploads
        .filter(({ type }) => review.documents?.includes(type))
        .map(({ uuid, name, type }) => ({ uuid, name, type })),
      answers: Object.entries(review.answers).map(([name, { label }]) => ({ name, label })),
    };
  });
}
