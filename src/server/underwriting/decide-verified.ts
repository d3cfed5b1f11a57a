/** Decides with the proved income: the offer stands, shrinks, or cannot be made. */

import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { dtiLimit } from '../../engine/finance/dti-limit.ts';
import type { OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { offerLimits } from '../../engine/finance/offer-limits.ts';
import { quote } from '../../engine/finance/quote.ts';
import { revisedLimit } from '../../engine/finance/revised-limit.ts';
import type { Figures } from '../../types/figures.ts';
import type { Offer } from '../../types/offer.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { type Lender, lenderOf } from '../facts/lender.ts';
import { offerInputs, statedMonthlyIncome } from '../facts/offer-inputs.ts';
import { statedIncomes, unproved } from '../facts/stated-incomes.ts';
import { says } from '../language/said.ts';
import { comparedOffer } from './compare-offers.ts';
import { refuseDecided } from './final-no.ts';
import { shortOffer } from './set-offer-aside.ts';
import { storeDecision } from './store-decision.ts';
import { storeOfferInputs } from './underwrite-offer.ts';

/** @param settled the borrower goes on with what is proved, though some stated income is not */
export async function decideVerified(scope: ApplicationScope, settled = false): Promise<void> {
  await refuseDecided(scope);
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

/** Old and new terms side by side, with the cause and the incomes that they rest on. */
async function layOutRevision(
  scope: ApplicationScope,
  { pricing }: Lender,
  inputs: OfferInputs,
  { offer, revisedMax }: { offer: Partial<Offer>; revisedMax: number },
): Promise<void> {
  const { maxAmount } = offerLimits(pricing, inputs);
  await storeOfferInputs(scope, pricing, inputs, maxAmount);
  const choice = { ...choiceOf(offer), amount: revisedMax };
  const stated = statedMonthlyIncome(await stored(scope, 'income'));
  const revision: NonNullable<Figures['revision']> = {
    cause: (inputs.monthlyIncome ?? 0) < stated ? lessIncome.says : changed.says,
    before: { ...shortOffer(offer), monthlyIncomeCents: inCents(stated) },
    after: {
      ...comparedOffer(choice, quote(pricing, inputs, choice)),
      monthlyIncomeCents: inCents(inputs.monthlyIncome),
    },
  };
  await record(scope, 'figures', { revision });
}

// Stored by its name: it is worded whenever the borrower reads it.
const lessIncome = says('offer.lessIncome');
const changed = says('offer.since');

const inCents = (dollars = 0) => Math.round(dollars * 100);
