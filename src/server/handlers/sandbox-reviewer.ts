/** The sandbox's reviewer: gives the answer that reviews.json names or a tester chose, so that a journey continues without a desk. */
import { answerReview } from '../desk/answer-review.ts';
import { findReview } from '../desk/find-review.ts';
import { holderOf } from '../desk/hold-review.ts';
import { sandboxAnswers } from '../desk/sandbox-answers.ts';
import { sendSampleScan } from '../desk/send-sample-scan.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import type { World } from '../platform/world/world.ts';
import { reviewerJob } from '../standing/detect/detect-reviews.ts';

const reason = 'Answered by the sandbox.';

export const sandboxReviewer: JobHandler = {
  name: reviewerJob,
  run: async ({ world, data }) => {
    const row = await openRow(world, String(data.review));
    // What a reviewer took is the reviewer's to answer.
    if (!row || holderOf(world, row)) return;
    const answer = (await sandboxAnswers(world, row.org_code))[row.name];
    if (answer === undefined) return;
    await sendSampleScan(world, await findReview(world, { orgCode: row.org_code }, row.uuid), answer);
    await answerReview(world, row.application_uuid, { uuid: row.uuid, answer, reason });
  },
};

// A person may have been faster.
function openRow({ db }: World, uuid: string) {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
}
