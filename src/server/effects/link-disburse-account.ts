/** Links the account that the money goes to, by the borrower's login at the bank. */

import { record, replace, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { isSignatureOf } from '../facts/legal-name.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import type { AccountVerdict } from '../platform/parties/account-check/party.ts';
import { loginOf } from './answers.ts';
import { checkAccount, noteCorrection, shownAccount } from './bank-account.ts';

export const linkDisburseAccount: Effect = {
  name: 'link-disburse-account',
  run: async (context) => {
    const subject = await subjectOf(context, context.request.key);
    const answer = await context.parties.bankLink.link(subject, loginOf(context.data, 'link'));
    if (!answer.ok) throw new Refusal(422, [answer.message], { fields: { '/link': answer.message } });
    const { accountNumber, ...account } = answer.account;
    const numbers = { routingNumber: account.routingNumber, accountNumber };
    const verdict = await checkAccount(context, numbers, { routing: 'link', account: 'link' });
    const status = await ownerVerdict(context, account.ownerName, verdict);
    await context.sealed.put('disburseAccountNumber', accountNumber);
    await replace(
      context,
      'bank',
      'disburse',
      await shownAccount(context, { ...account, linked: true }, accountNumber),
    );
    await record(context, 'status', { giactAccountStatus: status });
    await noteCorrection(context);
  },
};

/** An account in another name may still be the borrower's (a maiden name, a trust): a person looks. */
async function ownerVerdict(
  context: EffectContext,
  owner: string,
  verdict: AccountVerdict['status'],
): Promise<AccountVerdict['status']> {
  return isSignatureOf(await stored(context, 'profile'), owner) ? verdict : 'PENDING_REVIEW';
}
