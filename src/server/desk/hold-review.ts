/** Lets a reviewer take a review, or give it back, so that two do not work on one. It is free again by itself after a while. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Reviewer } from '../auth/may-review.ts';
import { limitsOf, minutes } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { callSandbox } from '../standing/detect/detect-reviews.ts';
import { reviewsOf } from '../standing/detect/reviews-of.ts';
import { inApplication } from '../standing/in-application.ts';
import { type FoundReview, findReview } from './find-review.ts';

type Held = Pick<FoundReview, 'org_code' | 'held_by' | 'held_at'>;

/** The account that works on a review now; undefined when it is free. */
export function holderOf(world: World, { org_code, held_by, held_at }: Held): string | undefined {
  const until = Number(held_at) + minutes(limitsOf(world, org_code).desk.holdMinutes);
  return held_by !== null && until > world.clock.now() ? held_by : undefined;
}

/** 409 when it is answered already, or a colleague has it. */
export async function takeReview(world: World, reviewer: Reviewer, uuid: string): Promise<void> {
  await hold(world, reviewer, uuid, { by: reviewer.uuid, event: 'review-taken' });
}

/** 409 when it is answered already, or a colleague has it. */
export async function leaveReview(world: World, reviewer: Reviewer, uuid: string): Promise<void> {
  await hold(world, reviewer, uuid, { by: null, event: 'review-left' });
}

type Change = { by: string | null; event: string };

async function hold(world: World, reviewer: Reviewer, uuid: string, { by, event }: Change): Promise<void> {
  const { application_uuid } = await findReview(world, reviewer, uuid);
  const options = { actor: reviewer.uuid };
  await inApplication(
    world,
    application_uuid,
    (scope) => change(scope, uuid, { by, event }, reviewer),
    options,
  );
}

async function change(scope: ApplicationScope, uuid: string, { by, event }: Change, reviewer: Reviewer) {
  const { tx, world, now } = scope;
  const row = await tx.selectFrom('reviews').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  refuseEnded(row);
  refuseHeld(world, row, reviewer.uuid);
  const held = { held_by: by, held_at: by === null ? null : now };
  await tx.updateTable('reviews').set(held).where('uuid', '=', uuid).execute();
  await scope.audit(event, { review: row.name });
  const review = reviewsOf(world, row.org_code, scope.application.flowId)?.reviews.reviews[row.name];
  if (by === null && review && world.mode === 'sandbox') await callSandbox(scope, uuid, review);
}

/** 409 for a review that waits for no answer any more. */
export function refuseEnded({ state }: { state: string }): void {
  if (state === 'ANSWERED') throw new Refusal(409, [says('desk.answered')]);
  if (state === 'WITHDRAWN') throw new Refusal(409, [says('desk.withdrawn')]);
}

/** 409 while another reviewer than `account` has it. */
export function refuseHeld(world: World, row: Held, account: string): void {
  const holder = holderOf(world, row);
  if (holder !== undefined && holder !== account) throw new Refusal(409, [says('desk.held')]);
}
