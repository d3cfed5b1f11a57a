/** Finds the home that secures the line: the selected entry of the borrower's addresses, before a choice the first one. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { JsonObject } from '../db/tables/column.ts';

/** Its place in `profile.addresses`; undefined while there is none. */
export function homeIndex(profile: JsonObject, application: JsonObject): number | undefined {
  const addresses = Array.isArray(profile.addresses) ? profile.addresses : [];
  const selected = addresses.findIndex(
    (entry) => isRecord(entry) && entry.uuid === application.selectedPropertyUuid,
  );
  return addresses.length === 0 ? undefined : Math.max(selected, 0);
}
