/** Checks a bank account and stores it: the number sealed, the last four digits for people. */

import { randomUUID } from 'node:crypto';
import type { Bank } from '../../types/bank.ts';
import { record, stored } from '../application/stored.ts';
import type { EffectContext } from '../backend/effect.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { AccountVerdict } from '../platform/parties/account-check/party.ts';

export type Account = NonNullable<Bank['disburse']>;

const sentences: Record<
  NonNullable<AccountVerdict['reason']>,
  { field: 'routing' | 'account'; text: Said }
> = {
  NETWORK_DOWN: {
    field: 'account',
    text: says('bank.unreachable'),
  },
  BAD_ROUTING: {
    field: 'routing',
    text: says('bank.routing'),
  },
  BAD_ACCOUNT: {
    field: 'account',
    text: says('bank.account'),
  },
};

/** @param fields where a refusal points: the fields of the page that hold the numbers, where it has some */
export async function checkAccount(
  context: EffectContext,
  numbers: { routingNumber: string; accountNumber: string },
  fields?: { routing: string; account: string },
): Promise<AccountVerdict['status']> {
  const verdict = await context.parties.accountCheck.verify(
    await subjectOf(context, context.request.key),
    numbers,
  );
  if (verdict.status !== 'FAILED_VERIFICATION') return verdict.status;
  const { field, text } = sentences[verdict.reason ?? 'BAD_ACCOUNT'];
  throw fields ? refuseField(fields[field], text) : new Refusal(422, [text]);
}

/** Money that the bank returned goes to another account once a person has called the borrower. */
export async function noteCorrection(context: EffectContext): Promise<void> {
  const { payout } = await stored(context, 'status');
  if (payout === 'RETURNED') await record(context, 'status', { payout: 'CORRECTED' });
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
