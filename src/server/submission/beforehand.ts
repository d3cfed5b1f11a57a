/**
 * Runs each effect's `before` hook outside the transaction. Ignores unknown pages and actions; `submit` refuses them.
 */

import type { Backend } from '../backend/backend.ts';
import { libraryFor } from '../backend/content-library.ts';
import { worldOf } from '../standing/its-world.ts';
import { readApplication } from '../standing/read-application.ts';
import type { Submission } from './submit.ts';

export async function beforehand(
  { world, library, domain }: Backend,
  { uuid, orgCode }: { uuid: string; orgCode: string },
  { page: id, action, data }: Submission,
): Promise<void> {
  const { content, mode } = await worldOf(world, uuid);
  const { pages } = libraryFor({ library }, { content, mode }).flow(orgCode, library.roles.application);
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
  const names = (page?.actions && Object.hasOwn(page.actions, action) && page.actions[action]?.effects) || [];
  for (const name of names) {
    const read = <T>(work: Parameters<typeof readApplication<T>>[2]) => readApplication(world, uuid, work);
    await domain.effects[name]?.before?.({ world, orgCode, data, read });
  }
}
