/** The borrower confirmed the bank page. */

import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { priceByPayType } from './price-by-pay-type.ts';

export const confirmBank: Effect = {
  name: 'confirm-bank',
  run: async (context) => {
    const { payType, autopay } = await stored(context, 'bank');
    const ready = payType === 'MANUAL' || (payType === 'AUTOPAY' && autopay?.uuid);
    if (!ready) throw new Refusal(409, [says('bank.payFirst')]);
    await priceByPayType(context);
    await record(context, 'status', { bankConfirmed: true });
  },
};
