/** The sandbox's payroll, bank and tax connections: goodlogin / goodpassword, or the bank's login. */
import type { IncomeLink } from '../income-link.ts';
import { failure, loginFailure } from './link-failures.ts';
import { daysBefore, personaFor, type SandboxOptions } from './sandbox-options.ts';

const payrollLogin = { username: 'goodlogin', password: 'goodpassword' };
const bankLogin = { username: 'user_good', password: 'pass_good', code: '1234' };

export function sandboxIncomeLink(options: SandboxOptions): IncomeLink {
  return {
    async link(subject, _sourceType, login) {
      const failed = loginFailure(login, login.username === bankLogin.username ? bankLogin : payrollLogin);
      if (failed) return failed;
      const { income } = personaFor(options, subject);
      if (!income.linkWorks) return failure('NOT_SUPPORTED');
      return {
        ok: true,
        income: {
          employer: income.employer,
          monthlyGrossCents: income.monthlyVerified * 100,
          payFrequency: income.payFrequency,
          lastPayDate: daysBefore(options, income.stale ? 75 : 9),
          stale: income.stale,
        },
      };
    },
  };
}
