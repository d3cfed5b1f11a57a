/** Takes out of the list of exceptions what is none any more. Adds nothing: an exception needs a reason. */
import type { PageRow } from './page-rows.ts';
import type { StepRow } from './step-rows.ts';

export type Exceptions = { $comment?: string; steps: Record<string, string>; pages: Record<string, string> };

export function pruneExceptions(
  { $comment, steps, pages }: Exceptions,
  rows: { steps: readonly StepRow[]; pages: readonly PageRow[] },
): Exceptions {
  const stuck = new Set(stuckSteps(rows.steps));
  const dead = new Set(deadPages(rows.pages));
  return {
    ...($comment === undefined ? {} : { $comment }),
    steps: only(steps, (name) => stuck.has(name)),
    pages: only(pages, (name) => dead.has(name)),
  };
}

/** Steps that no one takes further, but the final ones. */
export function stuckSteps(rows: readonly StepRow[]): string[] {
  return rows.filter(({ left, kind }) => left.length === 0 && kind !== 'terminal').map(({ step }) => step);
}

/** Pages that only lead home. */
export function deadPages(rows: readonly PageRow[]): string[] {
  return rows.filter(({ isOnlyHome }) => isOnlyHome).map(({ page }) => page);
}

function only(reasons: Record<string, string>, keep: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(reasons).filter(([name]) => keep(name)));
}
