/** Which underwriting conditions a borrower is shown, and in which order (SPEC-8.1; ACC-D5). */

type Raised = { categoryEnum: string; created: string };

/**
 * Conditions of a known category, oldest first; those raised at the same moment keep their order. `created` is ISO
 * 8601 with a zone.
 */
export function knownConditions<One extends Raised>(
  conditions: readonly One[],
  categories: readonly string[],
): One[] {
  const known = new Set(categories);
  return conditions
    .filter(({ categoryEnum }) => known.has(categoryEnum))
    .sort((one, other) => momentOf(one) - momentOf(other));
}

// A date that cannot be read sorts last, so that it never hides a condition that waits longer.
function momentOf({ created }: Raised): number {
  const moment = Date.parse(created);
  return Number.isNaN(moment) ? Number.MAX_SAFE_INTEGER : moment;
}
