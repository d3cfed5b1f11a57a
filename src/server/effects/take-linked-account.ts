/** Checks an account that the borrower linked, and takes it as the one that the money goes to. */
import { record, replace, stored } from '../application/stored.ts';
import type { EffectContext } from '../backend/effect.ts';
import { isSignatureOf } from '../facts/legal-name.ts';
import type { AccountVerdict } from '../platform/parties/account-check/party.ts';
import type { LinkedAccount } from '../platform/parties/bank-link/party.ts';
import { checkAccount, noteCorrection, shownAccount } from './bank-account.ts';

/** @param fields where a refusal points, where the page asked for the account */
export async function takeLinkedAccount(
  context: EffectContext,
  { accountNumber, ...account }: LinkedAccount,
  fields?: { routing: string; account: string },
): Promise<void> {
  const numbers = { routingNumber: account.routingNumber, accountNumber };
  const verdict = await checkAccount(context, numbers, fields);
  const status = await ownerVerdict(context, account.ownerName, verdict);
  await context.sealed.put('disburseAccountNumber', accountNumber);
  const shown = await shownAccount(context, { ...account, linked: true }, accountNumber);
  await replace(context, 'bank', 'disburse', shown);
  await record(context, 'status', { giactAccountStatus: status });
  await noteCorrection(context);
}

/** An account in another name may still be the borrower's (a maiden name, a trust): a person looks. */
async function ownerVerdict(
  context: EffectContext,
  owner: string,
  verdict: AccountVerdict['status'],
): Promise<AccountVerdict['status']> {
  return isSignatureOf(await stored(context, 'profile'), owner) ? verdict : 'PENDING_REVIEW';
}
