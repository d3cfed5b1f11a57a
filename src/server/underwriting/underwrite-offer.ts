/** Decides whether we can make an offer, and stores what prices it: the inputs, their limits, how long they hold. */
import { addDays } from '../../engine/dates/add-months.ts';
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import type { OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { offerVersion } from '../../engine/finance/offer-version.ts';
import { underwritingFigures } from '../../engine/finance/underwriting-figures.ts';
import type { Figures } from '../../types/figures.ts';
import type { Pricing } from '../../types/pricing.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';
import { offerInputs, openLiens } from '../facts/offer-inputs.ts';
import { legalDay } from '../platform/legal-day.ts';
import { storeDecision } from './store-decision.ts';
import { storeWinback } from './store-winback.ts';

export async function underwriteOffer(scope: ApplicationScope): Promise<void> {
  const lender = lenderOf(scope.world, scope.application.orgCode);
  const inputs = await offerInputs(scope, lender.pricing);
  const liens = openLiens(await stored(scope, 'liens')).map(({ uuid = '', balance, payment }) => ({
    uuid,
    balance,
    payment,
  }));
  const known = underwritingFigures(lender.pricing, inputs, liens);
  const { hasAssets = false, assetMonthlyCents } = await stored(scope, 'income');
  const decided = decideCredit(lender.decisions, 'OFFER', {
    ...known,
    assetsDeclared: hasAssets,
    assetsCounted: assetMonthlyCents !== undefined,
  });
  await storeOfferInputs(scope, lender.pricing, inputs, known.maxAmount);
  await storeDecision(scope, lender, decided);
  if (decided?.flags.requalify) await storeWinback(scope, lender.pricing, inputs);
}

/** A new version and a new hold, each time that what prices the offer has changed. */
export async function storeOfferInputs(
  scope: ApplicationScope,
  pricing: Pricing,
  inputs: OfferInputs,
  maxAmount: number,
): Promise<void> {
  const { verifiedMonthlyCents } = await stored(scope, 'income');
  // State, use and kind of home are words of the enumerations: they come from answers that were validated.
  const shown = {
    ...inputs,
    incomeVerified: verifiedMonthlyCents !== undefined,
    maxAmount,
    minAmount: pricing.amount.minimum,
    version: offerVersion(pricing, inputs),
    holdUntil: addDays(legalDay(scope.now), pricing.rate.holdDays),
  } as NonNullable<Figures['offerInputs']>;
  await replace(scope, 'figures', 'offerInputs', shown);
  const cltvPercent = inputs.value > 0 ? Math.round((inputs.openLiens / inputs.value) * 1000) / 10 : 0;
  await record(scope, 'figures', { cltvPercent });
}
