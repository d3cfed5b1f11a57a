/** Beside the numbers of an offer that was set aside: what the same choice costs on today's terms. */
import { quote } from '../../engine/finance/quote.ts';
import { revisedLimit } from '../../engine/finance/revised-limit.ts';
import type { ApplicationScope } from '../effects/effect.ts';
import { lenderOf } from './lender.ts';
import { offerInputs } from './offer-inputs.ts';
import type { SetAside } from './set-offer-aside.ts';
import { record, stored } from './stored.ts';

/** The amount is as near to the old one as can be lent now. Nothing happens when no offer was set aside. */
export async function compareOffers(scope: ApplicationScope): Promise<void> {
  const { revision } = await stored(scope, 'figures');
  if (!revision?.before) return;
  const { pricing } = lenderOf(scope.world, scope.application.orgCode);
  const inputs = await offerInputs(scope, pricing);
  const choice = choiceOf(revision.before);
  const amount = Math.min(choice.amount, revisedLimit(pricing, inputs, choice));
  const priced = amount < pricing.amount.minimum ? null : quote(pricing, inputs, { ...choice, amount });
  const after = priced
    ? { amount, term: choice.term, ratePercent: priced.ratePercent, paymentCents: priced.paymentCents }
    : null;
  await record(scope, 'figures', { revision: { ...revision, after } as typeof revision });
}

function choiceOf({ amount = 0, term = 0, feePercent = 0, autopay = false }: SetAside) {
  return { amount, term, feePercent, autopay };
}
