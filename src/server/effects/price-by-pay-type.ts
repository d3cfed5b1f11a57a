/** The offer follows the way of payment as soon as it is chosen, so that every figure beside the choice is of that choice. */

import { record, stored } from '../application/stored.ts';
import type { EffectContext } from '../backend/effect.ts';
import { lenderOf } from '../facts/lender.ts';
import { offerInputs } from '../facts/offer-inputs.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { pricedOffer } from '../underwriting/priced-offer.ts';

/** Prices the offer again where autopay was chosen or given up. @throws Refusal 422 where that payment can't be carried */
export async function priceByPayType(context: EffectContext): Promise<void> {
  const { payType } = await stored(context, 'bank');
  const autopay = payType === 'AUTOPAY';
  const { term = 10, amount = 0, feePercent = 0, ...offer } = await stored(context, 'offer');
  if (offer.autopay === autopay) return;
  const { pricing } = lenderOf(context.world, context.application.orgCode);
  const inputs = await offerInputs(context, pricing);
  const priced = pricedOffer(pricing, inputs, { term, amount, feePercent, autopay });
  if ('refused' in priced) throw new Refusal(422, [priced.refused]);
  await record(context, 'offer', priced.offer);
}
