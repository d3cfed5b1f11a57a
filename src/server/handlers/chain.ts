/** A job without stages: does the first of its works of which something is left. `afterEnd`: for an application that has ended. */
import type { JobHandler } from '../jobs/job-handler.ts';
import { inSteps } from './in-steps.ts';
import type { Work } from './work.ts';

export function chain(name: string, works: Work[], options: { afterEnd?: boolean } = {}): JobHandler {
  return inSteps(name, async (_scope, facts) => works.find(({ due }) => due(facts)), options);
}
