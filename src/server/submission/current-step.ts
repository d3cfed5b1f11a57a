/** The server step of an application, as polling browsers ask for it many times. */
import type { Backend } from '../backend/backend.ts';
import type { Revision } from '../backend/step-memory.ts';
import { readApplication } from '../transactions/read-application.ts';
import { readStep } from './read-standing.ts';

/** From memory while the revision stands; else derived, and remembered under the revision that was read with the facts. */
export async function currentStep(backend: Backend, revision: Revision): Promise<string | null> {
  const { world, steps } = backend;
  const known = steps.recall(revision, world.clock.now());
  if (known) return known.step;
  return readApplication(world, revision.uuid, async (scope) => {
    const step = await readStep(backend, scope);
    steps.keep(scope.application, scope.now, step);
    return step;
  });
}
