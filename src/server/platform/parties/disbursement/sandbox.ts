/** The sandbox's payments: the account number decides whether the money comes back. */
import type { Disbursement } from './party.ts';

const closedAccount = '1000000009';

export function sandbox(): Disbursement {
  return {
    async pay(_subject, { name, payee }) {
      const comesBack = 'accountNumber' in payee && payee.accountNumber === closedAccount;
      return { reference: `${comesBack ? 'BACK' : 'PAY'}-${name.replaceAll(' ', '-')}` };
    },
    async look(_subject, reference) {
      return reference.startsWith('BACK-')
        ? { state: 'RETURNED', reason: 'ACCOUNT_CLOSED' }
        : { state: 'PAID' };
    },
  };
}
