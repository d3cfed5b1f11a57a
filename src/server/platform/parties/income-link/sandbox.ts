/**
 * The sandbox's payroll, bank and tax connections: goodlogin / goodpassword, or the bank's login. The login user_rent
 * / pass_good shows rent of $5,000 a month instead of a job.
 */

import { linkFailure } from '../common/link-failure.ts';
import { loginFailure } from '../sandbox/link-failures.ts';
import { daysBefore, personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { IncomeLink } from './party.ts';

const payrollLogin = { username: 'goodlogin', password: 'goodpassword' };
const bankLogin = { username: 'user_good', password: 'pass_good', code: '1234' };
const rentLogin = { username: 'user_rent', password: 'pass_good' };
const logins = [payrollLogin, bankLogin, rentLogin];

const rent = {
  employer: 'Tenant of 8 Sandbox Court',
  monthlyGrossCents: 500_000,
  payFrequency: 'MONTHLY',
  stale: false,
};

export function sandbox(options: SandboxOptions): IncomeLink {
  return {
    async link(subject, _sourceType, login) {
      const known = logins.find(({ username }) => username === login.username) ?? payrollLogin;
      const failed = loginFailure(login, known);
      if (failed) return failed;
      const { income } = personaFor(options, subject);
      if (known === rentLogin) return { ok: true, income: { ...rent, lastPayDate: daysBefore(options, 9) } };
      if (!income.linkWorks) return linkFailure('NOT_SUPPORTED');
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
