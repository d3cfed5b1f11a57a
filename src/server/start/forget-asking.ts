/** Clears stale `asking_until` marks at start. Embedded database only: no other server can hold one. */
import type { World } from '../platform/world/world.ts';

export async function forgetAsking({ db }: World): Promise<void> {
  await db
    .updateTable('applications')
    .set({ asking_until: null })
    .where('asking_until', 'is not', null)
    .execute();
}
