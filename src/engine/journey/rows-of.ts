/** The rows that lead from a step to pages: its own, or those of the step that it names under `routesOf`. */
import type { RouteRow, Step, Steps } from '../../types/steps.ts';

/** Empty where the step leads to no page of its own. What `routesOf` names has rows itself: `flow check` sees to it. */
export function rowsOf(steps: Steps | undefined, { routes, routesOf }: Step): RouteRow[] {
  const named = routesOf === undefined ? undefined : steps?.steps[routesOf];
  return routes ?? named?.routes ?? [];
}
