/** The parts of an application that co-owners have: the oldest first, so that all lock them in one order. */
import type { ApplicationScope } from './application-scope.ts';

/** Their uuids. */
export async function partsOf({ tx, application }: ApplicationScope): Promise<string[]> {
  const rows = await tx
    .selectFrom('applications')
    .select('uuid')
    .where('parent_uuid', '=', application.uuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}
