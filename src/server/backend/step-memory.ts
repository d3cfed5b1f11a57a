/**
 * Remembers recently derived steps by application and revision, because polling borrowers ask for the same step often.
 * A new revision is derived again, and so is every step after a while: some facts change with time alone.
 */
import { bounded } from '../memory/bounded.ts';

export type Revision = { uuid: string; revision: string };

export type StepMemory = {
  /** @param now milliseconds since 1970 */
  recall(revision: Revision, now: number): { step: string | null } | undefined;
  keep(read: Revision, now: number, step: string | null): void;
};

/** How long a step is valid while nothing is written, in milliseconds. */
export const stepLifetimeMs = 15_000;
const mostSteps = 5_000;

export function stepMemory(): StepMemory {
  const known = bounded<string, { revision: string; at: number; step: string | null }>(mostSteps);
  return {
    recall: ({ uuid, revision }, now) => {
      const found = known.get(uuid);
      const age = found ? now - found.at : Number.NaN;
      // A clock that was set back gives a negative age, which does not count either.
      return found?.revision === revision && age >= 0 && age < stepLifetimeMs ? found : undefined;
    },
    keep: ({ uuid, revision }, now, step) => known.set(uuid, { revision, at: now, step }),
  };
}
