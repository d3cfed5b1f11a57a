/** Finds the home that secures the line: the selected entry of the borrower's addresses, before a choice the first one. */
import { isRecord } from '../../engine/facts/facts.ts';

/** Its place in `profile.addresses`; undefined while there is none. */
export function homeIndex(
  profile: { addresses?: unknown },
  application: { selectedPropertyUuid?: unknown },
): number | undefined {
  const addresses: unknown[] = Array.isArray(profile.addresses) ? profile.addresses : [];
  const selected = addresses.findIndex(
    (entry) => isRecord(entry) && entry.uuid === application.selectedPropertyUuid,
  );
  return addresses.length === 0 ? undefined : Math.max(selected, 0);
}
