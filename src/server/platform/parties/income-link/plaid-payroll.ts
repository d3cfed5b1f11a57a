/** What pay stubs of a payroll account say of an income: gross pay of the last three months, by employer, as a month's. */
import type { CreditPayStub, PayrollItem } from 'plaid';
import { isoToDay } from '../../../../engine/dates/iso-day.ts';
import { linkFailure } from '../common/link-failure.ts';
import type { Subject } from '../common/subject.ts';
import { isNamed } from '../plaid/is-named.ts';
import type { IncomeVisitEnd, VerifiedIncome } from './party.ts';

/** Pay of more days ago is not this year's pay: the consent speaks of 60 to 90 days. */
const readDays = 90;
/** Pay of more days ago proves no present employment. */
const presentDays = 60;

const paymentsAYear: Record<string, number> = { WEEKLY: 52, BIWEEKLY: 26, SEMI_MONTHLY: 24, MONTHLY: 12 };

type Stub = {
  employer: string;
  /** Dollars. */
  gross: number;
  frequency: string;
  payDate: string;
  name: string | null;
};

/** Whether Plaid still gathers all that was shared. */
export function isGathered(items: readonly PayrollItem[]): boolean {
  const states = items.map(({ status }) => status?.processing_status);
  return !states.includes('PROCESSING') || states.includes('PROCESSING_COMPLETE');
}

/** @param today yyyy-MM-dd */
export function incomesOfPayroll(
  items: readonly PayrollItem[],
  subject: Subject,
  today: string,
): IncomeVisitEnd {
  const all = items.flatMap(({ payroll_income }) => payroll_income.flatMap(({ pay_stubs }) => pay_stubs));
  const stubs = all.flatMap((stub) => readStub(stub) ?? []).filter(({ payDate }) => isRead(payDate, today));
  const own = stubs.filter(({ name }) => name === null || isNamed(subject, name));
  if (own.length === 0) return stubs.length > 0 ? { ok: false, code: 'OTHER_NAME' } : linkFailure('NO_DATA');
  const employers = [...new Set(own.map(({ employer }) => employer))];
  const ofOne = (employer: string) => own.filter((stub) => stub.employer === employer);
  return { ok: true, incomes: employers.map((employer) => incomeOf(employer, ofOne(employer), today)) };
}

function incomeOf(employer: string, stubs: readonly Stub[], today: string): VerifiedIncome {
  const [latest, ...earlier] = stubs.toSorted((a, b) => (a.payDate < b.payDate ? 1 : -1));
  if (!latest) throw new Error('An income without a pay stub');
  // Pay that came in another rhythm says nothing of today's.
  const alike = [latest, ...earlier.filter(({ frequency }) => frequency === latest.frequency)];
  const each = alike.reduce((sum, { gross }) => sum + gross, 0) / alike.length;
  const monthlyGrossCents = Math.round((each * (paymentsAYear[latest.frequency] ?? 0) * 100) / 12);
  const isOld = age(latest.payDate, today) > presentDays;
  return {
    ...{ employer, monthlyGrossCents, payFrequency: latest.frequency, lastPayDate: latest.payDate },
    stale: isOld || latest.name === null,
  };
}

/** Undefined for a stub that says too little, or pays in another currency. */
function readStub({
  employee,
  employer,
  earnings,
  pay_period_details: pay,
}: CreditPayStub): Stub | undefined {
  const gross = pay.gross_earnings ?? earnings.total.current_amount;
  const frequency = pay.pay_frequency ?? '';
  const isDollars = (pay.iso_currency_code ?? 'USD') === 'USD';
  if (!gross || gross <= 0 || !pay.pay_date || !isDollars || !Object.hasOwn(paymentsAYear, frequency))
    return undefined;
  return { employer: employer.name ?? '', gross, frequency, payDate: pay.pay_date, name: employee.name };
}

const isRead = (payDate: string, today: string) => age(payDate, today) <= readDays;

/** In days; infinite for what is no date. */
function age(date: string, today: string): number {
  const [paid, now] = [isoToDay(date), isoToDay(today)];
  return paid === null || now === null ? Number.POSITIVE_INFINITY : now - paid;
}
