/** Adds one event. The body schemas decide what may be in it; its sender is not stored. */
import type { JsonObject } from '../../platform/db/tables/column.ts';
import type { World } from '../../platform/world/world.ts';

export type EventKind = 'page-view' | 'exposure' | 'error' | 'survey';

export async function storeEvent(
  { db, clock }: World,
  orgCode: string,
  kind: EventKind,
  detail: JsonObject,
): Promise<void> {
  const row = { at: clock.now(), org_code: orgCode, kind, detail: JSON.stringify(detail) };
  await db.insertInto('telemetry').values(row).execute();
}
