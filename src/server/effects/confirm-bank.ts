/** The borrower confirmed the bank page. A change between autopay and paying by hand is priced here. */

import { record, stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { lenderOf } from '../facts/lender.ts';
import { offerInputs } from '../facts/offer-inputs.ts';
import { says } from '../language/said.ts';
import { pricedOffer } from '../underwriting/priced-offer.ts';
import type { Effect, EffectContext } from './effect.ts';

export const confirmBank: Effect = {
  name: 'confirm-bank',
  run: async (context) => {
    const { payType, autopay } = await stored(context, 'bank');
    const ready = payType === 'MANUAL' || (payType === 'AUTOPAY' && autopay?.uuid);
    if (!ready) throw new Refusal(409, [says('bank.payFirst')]);
    await priceAgain(context, payType === 'AUTOPAY');
    await record(context, 'status', { bankConfirmed: true });
  },
};

async function priceAgain(context: EffectContext, autopay: boolean): Promise<void> {
  const { term = 10, amount = 0, feePercent = 0, ...offer } = await stored(context, 'offer');
  if (offer.autopay === autopay) return;
  const { pricing } = lenderOf(context.world, context.application.orgCode);
  const inputs = await offerInputs(context, pricing);
  const priced = pricedOffer(pricing, inputs, { term, amount, feePercent, autopay });
  if ('refused' in priced) throw new Refusal(422, [priced.refused]);
  await record(context, 'offer', priced.offer);
}
