/** When a reviewer last opened a task of this application: what was asked for later, they have not seen. */
import type { ApplicationScope } from '../application/application-scope.ts';

/** Milliseconds since 1970; 0 for never. The sandbox's own reviewer, without `by`, reads the task as it answers. */
export async function lookedAt(
  { tx, application, now }: ApplicationScope,
  review: string,
  by: string | undefined,
): Promise<number> {
  if (by === undefined) return now;
  const rows = await tx
    .selectFrom('audit')
    .select(['at', 'detail'])
    .where('application_uuid', '=', application.uuid)
    .where('event', '=', 'review-seen')
    .where('actor', '=', by)
    .execute();
  return Math.max(0, ...rows.filter(({ detail }) => detail.review === review).map(({ at }) => Number(at)));
}
