/** Gives the reviewer's answer to the review, with its reason. */
import { answerReview } from '../../desk/answer-review.ts';
import { findReview } from '../../desk/find-review.ts';
import { type AccountEffect, textOf } from './account-effect.ts';
import { askedReview } from './asked-review.ts';

export const answerReviewEffect: AccountEffect = {
  name: 'answer-review',
  run: async (context) => {
    const { backend, data } = context;
    const { reviewer, review } = await askedReview(context);
    const { uuid, application_uuid } = await findReview(backend.world, reviewer, review);
    const [answer, reason] = [textOf(data, 'answer'), textOf(data, 'reason')];
    await answerReview(backend.world, application_uuid, { uuid, answer, reason, by: reviewer.uuid });
    return {};
  },
};
