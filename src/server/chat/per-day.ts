/** How much one person may do of a thing in a day, in however many chats, and how much comes from one network. */
import { countAttempt } from '../auth/limit.ts';
import { days } from '../facts/limits-of.ts';
import type { World } from '../platform/world/world.ts';

/** Several people share a network; in the sandbox many test borrowers share one address. */
export const sharedBy = ({ mode }: Pick<World, 'mode'>) => (mode === 'sandbox' ? 200 : 2);

/** Who it is: the account, or for a stranger the network, as `addressIndex` gives it. */
export type Doer = { account: string | null | undefined; network: string };

/** Counts one more in the database; refuses with 429 when it is too much. @param most for one person */
export async function countPerDay(
  world: World,
  what: string,
  { account, network }: Doer,
  most: number,
): Promise<void> {
  const bucket = `${what}/${account ?? `from/${network}`}`;
  const limit = { bucket, most: account ? most : most * sharedBy(world), windowMs: days(1) };
  await countAttempt(world.db, limit, world.clock.now());
}
