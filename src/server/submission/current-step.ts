/** Where an application stands, as polling browsers ask for it many times. */
import type { Backend } from '../backend/backend.ts';
import type { Revision, Whereabouts } from '../backend/step-memory.ts';
import { readApplication } from '../standing/read-application.ts';
import { readStanding } from './read-standing.ts';

/** From memory while the revision stands; else derived, and remembered under the revision that was read with the facts. */
export async function currentStep(backend: Backend, revision: Revision): Promise<Whereabouts> {
  const { world, steps } = backend;
  const known = steps.recall(revision, world.clock.now());
  if (known) return known;
  return readApplication(world, revision.uuid, async (scope) => {
    const { step, route } = await readStanding(backend, scope);
    const found = { step, page: route.path, revision: scope.application.revision };
    steps.keep(scope.application, scope.now, found);
    return found;
  });
}
