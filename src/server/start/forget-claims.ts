/** Clears claims without an answer at start. Embedded database only: a killed server left them. */
import type { World } from '../platform/world/world.ts';

/** So a repeated request is worked on at once, and not after the claim's minute. */
export async function forgetClaims({ db }: World): Promise<void> {
  await db.deleteFrom('replays').where('response', 'is', null).execute();
}
