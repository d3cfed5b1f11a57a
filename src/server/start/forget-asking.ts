/** Of an embedded database nobody else can be asking: a mark that a killed server left would only make its borrower wait. */
import type { World } from '../world/world.ts';

export async function forgetAsking({ db }: World): Promise<void> {
  await db
    .updateTable('applications')
    .set({ asking_until: null })
    .where('asking_until', 'is not', null)
    .execute();
}
