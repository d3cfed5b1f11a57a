/** Stores how payments are made. Automatic payments are never a condition of the credit (Regulation E). */

import { randomUUID } from 'node:crypto';
import { record, replace, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { textOf } from './answers.ts';
import { checkAccount, shownAccount } from './bank-account.ts';
import { priceByPayType } from './price-by-pay-type.ts';

const firstDay = 1;

export const setAutopay: Effect = {
  name: 'set-autopay',
  run: async (context) => {
    const { payType, sameAccount, dueDay, disburse } = await stored(context, 'bank');
    const isSame = payType !== 'MANUAL' && sameAccount !== false && disburse !== undefined;
    // One login at the bank linked both: what is left to do is to confirm the details.
    await record(context, 'status', { autopayLinked: isSame && disburse.linked === true ? true : null });
    if (payType === 'MANUAL') await record(context, 'bank', { autopay: null });
    // A line paid out in crypto has no bank account to pay from.
    else if (sameAccount === false || !disburse) await storeOtherAccount(context);
    else await copyDisburseAccount(context);
    // Signed terms stay as they were signed.
    if ((await stored(context, 'status')).disclosurelistClosingComplete !== true)
      await priceByPayType(context);
    if (dueDay === undefined) await record(context, 'bank', { dueDay: firstDay });
  },
};

async function copyDisburseAccount(context: EffectContext): Promise<void> {
  const { disburse } = await stored(context, 'bank');
  const accountNumber = await context.sealed.get('disburseAccountNumber');
  if (!disburse?.uuid || !accountNumber) throw new Refusal(409, [says('bank.accountFirst')]);
  await context.sealed.put('autopayAccountNumber', accountNumber);
  await replace(context, 'bank', 'autopay', { ...disburse, uuid: randomUUID() });
}

async function storeOtherAccount(context: EffectContext): Promise<void> {
  const { autopay = {} } = await stored(context, 'bank');
  const { routingNumber = '', accountType = 'CHECKING' } = autopay;
  const typed = textOf(context.data, 'autopayAccountNumber');
  const accountNumber = typed ?? (await context.sealed.get('autopayAccountNumber')) ?? '';
  const fields = { routing: 'autopayRoutingNumber', account: 'autopayAccountNumber' };
  await checkAccount(context, { routingNumber, accountNumber }, fields);
  const account = { routingNumber, accountType, linked: false };
  await replace(context, 'bank', 'autopay', await shownAccount(context, account, accountNumber));
}
