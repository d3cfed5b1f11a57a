/** Of an embedded database nobody else can be at work on a request: a claim without an answer is that of a killed server. */
import type { World } from '../world/world.ts';

/** So whoever repeats the request is worked for at once, and not after the claim's minute. */
export async function forgetClaims({ db }: World): Promise<void> {
  await db.deleteFrom('replays').where('response', 'is', null).execute();
}
