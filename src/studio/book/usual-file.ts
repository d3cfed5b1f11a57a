/** In which file of the book a new rule stands, unless its author chooses another one. */
import type { RuleBrief } from '../calls/calls.ts';

/** The file of most rules that read this entity; the flow's own, where there is no rule yet. */
export function usualFile(flow: string, rules: readonly RuleBrief[], entity: string): string {
  const counts = new Map<string, number>();
  for (const { file, reads } of rules)
    counts.set(file, (counts.get(file) ?? 0) + (reads.includes(entity) ? 1 : 0));
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? `flows/${flow}/rules.json`;
}
