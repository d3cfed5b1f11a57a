/** One unit of work on one application: a transaction, its row lock, then the work. Jobs start here. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { speaking, spokenLanguage } from '../platform/language/spoken.ts';
import type { World } from '../platform/world/world.ts';
import { detectChanges } from './detect-changes.ts';
import { type OpenOptions, openApplication } from './open-application.ts';

/** Commits when the work resolves, rolls back when it throws; jobs sent inside start only after the commit.
 * Use `scope.tx` inside, never `world.db`: the embedded database has one connection, and this holds it. */
export async function inApplication<T>(
  world: World,
  uuid: string,
  work: (scope: ApplicationScope) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const result = await world.db.transaction().execute(async (tx) => {
    const scope = await openApplication(tx, world, uuid, { lock: true, ...options });
    // A job has no reader: it works in the borrower's language.
    return speaking(spokenLanguage() ?? scope.application.language, async () => {
      const answer = await work(scope);
      await detectChanges(scope);
      return answer;
    });
  });
  world.queue.wake();
  return result;
}
