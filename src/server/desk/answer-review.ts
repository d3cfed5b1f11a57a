/** Takes a reviewer's answer: runs what it does, and records who gave it and why. Once answered, it stays so. */
import { withPath } from '../../engine/facts/with-path.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { lenderOf } from '../facts/lender.ts';
import { encrypt } from '../platform/crypto/aes.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { reviewsOf } from '../standing/detect/reviews-of.ts';
import { inApplication } from '../standing/in-application.ts';
import { refuseEnded, refuseHeld } from './hold-review.ts';
import { requireScan } from './require-scan.ts';
import type { ReviewContext } from './review-effect.ts';
import { reviewEffects } from './review-effects.ts';
import { sandboxActor } from './sandbox-actor.ts';

export type ReviewAnswer = {
  /** The review's row. */
  uuid: string;
  answer: string;
  reason: string;
  /** The reviewer's account; undefined for the sandbox's own answer. */
  by?: string;
};

/** 404 for a review that is not there, 409 for one that is no longer open or that a colleague has, 422 for an answer that it does not have or whose file is missing. */
export async function answerReview(world: World, application: string, given: ReviewAnswer): Promise<void> {
  const actor = given.by ?? sandboxActor;
  await inApplication(world, application, (scope) => take(scope, given), { actor });
}

async function take(scope: ApplicationScope, { uuid, answer, reason, by }: ReviewAnswer): Promise<void> {
  const { name } = await openReview(scope, uuid, by);
  const { orgCode, flowId } = scope.application;
  const review = reviewsOf(scope.world, orgCode, flowId)?.reviews.reviews[name];
  const chosen = Object.hasOwn(review?.answers ?? {}, answer) ? review?.answers[answer] : undefined;
  if (!chosen) throw new Refusal(422, [says('desk.noAnswer')]);
  const lender = lenderOf(scope.world, orgCode);
  const scan = await scanFor(scope, { review: uuid, answer, takes: review?.takes });
  for (const effect of chosen.effects) {
    const found = reviewEffects[effect];
    if (!found) throw new Error(`The effect "${effect}" of the review "${name}" is not registered.`);
    await found.run({ ...scope, lender, review: name, answer, by, value: chosen.value, scan });
  }
  await storeDecided(scope, chosen.stores ?? {});
  const { are, because } = chosen.documents ?? {};
  await scope.uploads.stand(review?.documents ?? [], { from: 'IN_REVIEW', to: are, reason: because });
  await store(scope, { uuid, answer, reason, by });
  await scope.audit('review-answered', { review: name, answer });
}

async function storeDecided(
  { entities }: ApplicationScope,
  stores: Record<string, string | number | boolean>,
): Promise<void> {
  for (const [place, value] of Object.entries(stores)) {
    const [entity = '', ...path] = place.split('.');
    await entities.merge(entity, withPath({}, path.join('.'), value));
  }
}

async function scanFor(
  scope: ApplicationScope,
  asked: Parameters<typeof requireScan>[1],
): Promise<ReviewContext['scan']> {
  const file = await requireScan(scope, asked);
  return file && asked.takes && { ...asked.takes, file };
}

async function openReview(
  { tx, world, application }: ApplicationScope,
  uuid: string,
  by: string | undefined,
): Promise<{ name: string }> {
  const row = await tx
    .selectFrom('reviews')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('application_uuid', '=', application.uuid)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, [says('desk.none')]);
  refuseEnded(row);
  refuseHeld(world, row, by ?? '');
  return row;
}

async function store({ tx, key, now }: ApplicationScope, { uuid, answer, reason, by }: ReviewAnswer) {
  await tx
    .updateTable('reviews')
    .set({
      state: 'ANSWERED',
      answer,
      reason: encrypt(key, uuid, Buffer.from(reason)),
      answered_at: now,
      answered_by: by ?? null,
    })
    .where('uuid', '=', uuid)
    .execute();
}
