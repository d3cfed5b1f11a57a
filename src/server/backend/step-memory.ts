/**
 * Remembers recently derived steps, with the page that each leads to, by application and revision, because polling borrowers ask for the same step often.
 * A new revision is derived again, and so is every step after a while: some facts change with time alone.
 */
import { bounded } from '../platform/memory/bounded.ts';

export type Revision = { uuid: string; revision: string };

/**
 * What a polling browser is told: the step, the path of the page where the borrower belongs ('/' is the site's root), and
 * the revision, which differs from the journey's once anything was written since.
 */
export type Whereabouts = { step: string | null; page: string; revision: string };

export type StepMemory = {
  /** @param now milliseconds since 1970 */
  recall(revision: Revision, now: number): Whereabouts | undefined;
  keep(read: Revision, now: number, found: Whereabouts): void;
};

/** How long a step is valid while nothing is written, in milliseconds. */
export const stepLifetimeMs = 15_000;
const mostSteps = 5_000;

export function stepMemory(): StepMemory {
  const known = bounded<string, { revision: string; at: number; found: Whereabouts }>(mostSteps);
  return {
    recall: ({ uuid, revision }, now) => {
      const kept = known.get(uuid);
      const age = kept ? now - kept.at : Number.NaN;
      // A clock that was set back gives a negative age, which does not count either.
      return kept?.revision === revision && age >= 0 && age < stepLifetimeMs ? kept.found : undefined;
    },
    keep: ({ uuid, revision }, now, found) => known.set(uuid, { revision, at: now, found }),
  };
}
