/** The sandbox's bank: user_good / pass_good, code 1234. */

import { linkFailure } from '../common/link-failure.ts';
import { loginFailure } from '../sandbox/link-failures.ts';
import { personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { BankLink } from './party.ts';

const login = { username: 'user_good', password: 'pass_good', code: '1234' };
const banks: Record<string, string> = {
  '021000021': 'First Sample Bank',
  '011401533': 'Second Sample Bank',
  '111000025': 'Third Sample Bank',
  '076401251': 'Sample Reserve Bank',
};

export function sandbox(options: SandboxOptions): BankLink {
  return {
    async link(subject, given) {
      const failed = loginFailure(given, login);
      if (failed) return failed;
      if (given.account === 'SAVINGS_ONLY') return linkFailure('NO_DATA');
      const account = {
        routingNumber: '011401533',
        accountNumber: personaFor(options, subject).accountNumber,
        accountType: given.account === 'SAVINGS' ? ('SAVINGS' as const) : ('CHECKING' as const),
        bankName: given.institution || 'Second Sample Bank',
        ownerName: `${subject.firstName} ${subject.lastName}`,
      };
      return { ok: true, account };
    },
    async bankName(routingNumber) {
      return Object.hasOwn(banks, routingNumber) ? banks[routingNumber] : undefined;
    },
  };
}
