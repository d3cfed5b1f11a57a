/** The names that an account's owner gave: the first that someone who knows them would try as a password. */
import type { World } from '../../platform/world/world.ts';
import { latestProfile } from '../../standing/latest-profile.ts';

/** First, middle and last name as they were given; none for an account without an application of its own. */
export async function ownNames(world: World, account: { uuid: string }): Promise<string[]> {
  const { name } = await latestProfile(world, account);
  return Object.values((name ?? {}) as object).map(String);
}
