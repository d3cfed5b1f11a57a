/** How long until a company that works for days is looked at again, in milliseconds: an hour, or the sandbox's pace. */

const hourMs = 3_600_000;

/** @param world whose pace counts: only that is read, so a look may be planned inside of a transaction */
export function nextLook({ parties: { paceMs } }: { parties: { paceMs: number } }): number {
  return paceMs > 0 ? paceMs : hourMs;
}
