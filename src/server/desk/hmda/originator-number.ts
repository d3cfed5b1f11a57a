/** Who took an application, as the register names them (12 CFR 1003.4(a)(34)). */

import { PartyFailed } from '../../platform/parties/common/party-failed.ts';
import { originatorCard } from '../../platform/world/originator-card.ts';
import type { World } from '../../platform/world/world.ts';

/**
 * The NMLSR number of the loan officer or broker, from the lender's directory: a person's, never a company's (comment
 * 4(a)(34)-1). Undefined where no one took the application. '' where the directory does not answer: such a row fails V695-1.
 * May ask the directory, so it is not for the inside of a transaction.
 * @param lender its code @param referrer the originator's identifier
 */
export async function originatorNumber(
  world: World,
  lender: string,
  referrer: string | undefined,
): Promise<string | undefined> {
  if (!referrer) return undefined;
  try {
    // A person keeps the number for life, so a card of any age serves.
    const card = await originatorCard(world, referrer.toLowerCase(), lender, Number.POSITIVE_INFINITY);
    const { originatorName, nmls } = card?.originatorDisplayInfo ?? {};
    return originatorName ? nmls : undefined;
  } catch (error) {
    if (error instanceof PartyFailed) return '';
    throw error;
  }
}
