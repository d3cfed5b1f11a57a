/** Reads an application without the row lock, so that readers never wait for a writer. Cannot write. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { World } from '../platform/world/world.ts';
import { openApplication } from './open-application.ts';

/** All reads of one answer see the same moment. */
export function readApplication<T>(
  world: World,
  uuid: string,
  work: (scope: ApplicationScope) => Promise<T>,
): Promise<T> {
  return world.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => work(await openApplication(tx, world, uuid)));
}
