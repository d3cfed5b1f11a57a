/** Links the account that the money goes to, by the borrower's login at the bank. */

import type { Effect } from '../backend/effect.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { loginOf } from './answers.ts';
import { takeLinkedAccount } from './take-linked-account.ts';

export const linkDisburseAccount: Effect = {
  name: 'link-disburse-account',
  run: async (context) => {
    const subject = await subjectOf(context, context.request.key);
    const answer = await context.parties.bankLink.link(subject, loginOf(context.data, 'link'));
    if (!answer.ok) throw new Refusal(422, [answer.message], { fields: { '/link': answer.message } });
    await takeLinkedAccount(context, answer.account, { routing: 'link', account: 'link' });
  },
};
