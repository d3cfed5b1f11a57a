/** Decides with the proved income: the offer stands, shrinks, or cannot be made. */
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { dtiLimit } from '../../engine/finance/dti-limit.ts';
import type { OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { offerLimits } from '../../engine/finance/offer-limits.ts';
import { quote } from '../../engine/finance/quote.ts';
import { revisedLimit } from '../../engine/finance/revised-limit.ts';
import type { Figures } from '../../types/figures.ts';
import type { Offer } from '../../types/offer.ts';
import type { ApplicationScope } from '../effects/effect.ts';
import { type Lender, lenderOf } from './lender.ts';
import { offerInputs } from './offer-inputs.ts';
import { shortOffer } from './set-offer-aside.ts';
import { statedIncomes, unproved } from './stated-incomes.ts';
import { storeDecision } from './store-decision.ts';
import { record, stored } from './stored.ts';
import { storeOfferInputs } from './underwrite-offer.ts';

/** @param settled the borrower goes on with what is proved, though some stated income is not */
export async function decideVerified(scope: ApplicationScope, settled = false): Promise<void> {
  const lender = lenderOf(scope.world, scope.application.orgCode);
  const { pricing, decisions } = lender;
  const inputs = await offerInputs(scope, pricing);
  const offer = await stored(scope, 'offer');
  const choice = choiceOf(offer);
  const revisedMax = revisedLimit(pricing, inputs, choice);
  const open = unproved(statedIncomes(await stored(scope, 'income'), decisions));
  const verifiedDti = quote(pricing, inputs, choice)?.dti;
  const limit = dtiLimit(pricing, inputs);
  const decided = decideCredit(decisions, 'VERIFIED', {
    // What is missing is only asked for when the line needs it.
    incomePending: !settled && open.length > 0 && (verifiedDti ?? 0) > limit,
    verifiedDti,
    dtiLimit: limit,
    minAmount: pricing.amount.minimum,
    revisedMax,
  });
  await storeDecision(scope, lender, decided);
  if (decided?.flags.revisedOffer) await layOutRevision(scope, lender, inputs, { offer, revisedMax });
  else if (decided?.decision === 'APPROVED') await record(scope, 'status', { incomeVerified: true });
}

function choiceOf({ term = 10, amount = 0, feePercent = 0, autopay = false }: Partial<Offer>) {
  return { term, amount, feePercent, autopay };
}

/** Old and new terms side by side, with the cause. */
async function layOutRevision(
  scope: ApplicationScope,
  { pricing }: Lender,
  inputs: OfferInputs,
  { offer, revisedMax }: { offer: Partial<Offer>; revisedMax: number },
): Promise<void> {
  const { maxAmount } = offerLimits(pricing, inputs);
  await storeOfferInputs(scope, pricing, inputs, maxAmount);
  const after = quote(pricing, inputs, { ...choiceOf(offer), amount: revisedMax });
  const { term = 0 } = offer;
  const revision: NonNullable<Figures['revision']> = {
    cause: 'The income that we could prove carries a smaller line than the income you stated.',
    before: shortOffer(offer),
    after: {
      amount: revisedMax,
      term,
      ratePercent: after?.ratePercent ?? 0,
      paymentCents: after?.paymentCents ?? 0,
    },
  };
  await record(scope, 'figures', { revision });
}
