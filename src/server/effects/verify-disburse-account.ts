/** Checks the account that the borrower typed. */

import { record, replace, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { legalName } from '../facts/legal-name.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { textOf } from './answers.ts';
import { checkAccount, noteCorrection, shownAccount } from './bank-account.ts';

export const verifyDisburseAccount: Effect = {
  name: 'verify-disburse-account',
  run: async (context) => {
    const accountNumber = textOf(context.data, 'accountNumber') ?? '';
    const routingNumber = textOf(context.data, 'routingNumber') ?? '';
    if (accountNumber !== textOf(context.data, 'accountNumberAgain')) {
      throw refuseField('accountNumberAgain', says('bank.differ'));
    }
    const fields = { routing: 'routingNumber', account: 'accountNumber' };
    const status = await checkAccount(context, { routingNumber, accountNumber }, fields);
    const accountType = context.data.accountType === 'SAVINGS' ? 'SAVINGS' : 'CHECKING';
    const ownerName = legalName(await stored(context, 'profile'));
    const account = { routingNumber, accountType, ownerName, linked: false } as const;
    await replace(context, 'bank', 'disburse', await shownAccount(context, account, accountNumber));
    await record(context, 'status', { giactAccountStatus: status });
    await noteCorrection(context);
  },
};
