/**
 * Stores an income that its source proved. An income counts once, however it was proved: payroll, bank and tax record of
 * one employer are one income.
 */
import { randomUUID } from 'node:crypto';
import type { Income } from '../../types/income.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import type { VerifiedIncome } from '../platform/parties/income-link/party.ts';
import { sameEmployer } from './same-employer.ts';

type Source = NonNullable<Income['sources']>[number];

export type ProvedIncome = Omit<VerifiedIncome, 'stale'>;

export async function proveIncome(
  scope: ApplicationScope,
  type: Source['type'],
  proof: ProvedIncome,
): Promise<void> {
  const { sources = [], employmentType } = await stored(scope, 'income');
  const known = sources.find((each) => isSame(each, type, proof));
  const source: Source = {
    // The first proof keeps its place: it stands for the income that it was given for.
    uuid: known?.uuid ?? randomUUID(),
    type: known?.type ?? type,
    status: 'VERIFIED',
    employer: proof.employer,
    payDate: proof.lastPayDate,
    // The party answers with the words of the enumeration.
    payFrequency: proof.payFrequency as NonNullable<Source['payFrequency']>,
    monthlyCents: proof.monthlyGrossCents,
    ...(employmentType ? { employmentType } : {}),
  };
  const all = known ? sources.map((each) => (each === known ? source : each)) : [...sources, source];
  const verified = all.filter(({ status }) => status === 'VERIFIED');
  await record(scope, 'income', {
    sources: all,
    verifiedMonthlyCents: verified.reduce((sum, { monthlyCents = 0 }) => sum + monthlyCents, 0),
  });
}

// A source without a name is described by its kind.
function isSame({ type, employer }: Source, proved: Source['type'], proof: ProvedIncome): boolean {
  if (employer && proof.employer) return sameEmployer(employer, proof.employer);
  return type === proved;
}
