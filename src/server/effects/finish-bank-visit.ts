/** The borrower is back from linking a bank: takes the account that was chosen there. Until there is one, the visit stays. */
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { takeLinkedAccount } from './take-linked-account.ts';

export const finishBankVisit: Effect = {
  name: 'finish-bank-visit',
  run: async (context) => {
    const { bankVisit } = await stored(context, 'underwriting');
    if (!bankVisit) throw new Refusal(409, [says('page.impossible')]);
    const subject = await subjectOf(context, context.request.key);
    const end = await context.parties.bankLink.finishVisit?.(subject, bankVisit.ticket);
    if (!end?.ok) throw new Refusal(409, [end && 'message' in end ? end.message : says('bank.notFinished')]);
    await record(context, 'underwriting', { bankVisit: null });
    await takeLinkedAccount(context, end.account);
  },
};
