/** Finds a server step's entry: the exact name first, then the names that end in `*`, in their order. */
import type { Step, Steps } from '../../types/steps.ts';
import { rowsOf } from './rows-of.ts';

/** The entry of `step`, with the name it is listed under, the rows that lead to its pages and what it says; undefined when nothing fits. */
export function findStep(
  steps: Steps | undefined,
  step: string | null | undefined,
): (Step & { name: string }) | undefined {
  if (!steps || !step) return undefined;
  const name = Object.hasOwn(steps.steps, step) ? step : globFor(Object.keys(steps.steps), step);
  const entry = name === undefined ? undefined : steps.steps[name];
  if (!entry || name === undefined) return undefined;
  const routes = rowsOf(steps, entry);
  const says = entry.says ?? steps.steps[entry.saysOf ?? '']?.says;
  return { ...entry, ...(routes.length > 0 && { routes }), ...(says && { says }), name };
}

function globFor(names: readonly string[], step: string): string | undefined {
  return names.find((name) => name.endsWith('*') && step.startsWith(name.slice(0, -1)));
}
