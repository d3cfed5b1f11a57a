/** Checks a bank account and stores it: the number sealed, the last four digits for people. */
import { randomUUID } from 'node:crypto';
import type { Bank } from '../../types/bank.ts';
import { Refusal } from '../errors/refusal.ts';
import { subjectOf } from '../facts/subject-of.ts';
import type { AccountVerdict } from '../vendors/account-check.ts';
import type { EffectContext } from './effect.ts';

export type Account = NonNullable<Bank['disburse']>;

const sentences: Record<NonNullable<AccountVerdict['reason']>, { field: string; text: string }> = {
  NETWORK_DOWN: {
    field: 'account',
    text: "We couldn't reach your bank. Your answers are saved. Please try again in a few minutes.",
  },
  BAD_ROUTING: {
    field: 'routing',
    text: 'No bank has this routing number. Look for the nine digits on your check.',
  },
  BAD_ACCOUNT: {
    field: 'account',
    text: "Your bank doesn't recognize this account number. Check it and try again.",
  },
};

/** @param fields where a refusal points: the fields of the page that hold the numbers. */
export async function checkAccount(
  context: EffectContext,
  numbers: { routingNumber: string; accountNumber: string },
  fields: { routing: string; account: string },
): Promise<AccountVerdict['status']> {
  const verdict = await context.parties.accountCheck.verify(
    await subjectOf(context, context.request.key),
    numbers,
  );
  if (verdict.status !== 'FAILED_VERIFICATION') return verdict.status;
  const { field, text } = sentences[verdict.reason ?? 'BAD_ACCOUNT'];
  throw new Refusal(422, [text], {
    fields: { [`/${field === 'routing' ? fields.routing : fields.account}`]: text },
  });
}

export async function shownAccount(
  { parties }: EffectContext,
  account: Omit<Account, 'uuid' | 'mask'> & { routingNumber: string },
  accountNumber: string,
): Promise<Account> {
  const bankName = account.bankName ?? (await parties.bankLink.bankName(account.routingNumber));
  return {
    ...account,
    uuid: randomUUID(),
    mask: accountNumber.slice(-4),
    ...(bankName ? { bankName } : {}),
  };
}
