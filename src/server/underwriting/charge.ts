/** Takes a fee that is paid at closing from the cash of the chosen offer. Taken once, however often it is said. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';

/** `cents`: what the fee is now; 0 gives it back. Before an offer is chosen, pricing counts what is due. */
export async function charge(
  scope: ApplicationScope,
  fee: 'valuationCents' | 'notaryCents',
  cents: number,
): Promise<void> {
  const offer = await stored(scope, 'offer');
  if (offer.cashCents === undefined) return;
  const taken = offer[fee] ?? 0;
  await record(scope, 'offer', { [fee]: cents, cashCents: offer.cashCents + taken - cents });
}
