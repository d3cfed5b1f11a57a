/** What the tax service answered: shown to the borrower before it counts. */
import { verifiedMonthlyIncome } from '../../engine/finance/verified-monthly-income.ts';
import type { Income } from '../../types/income.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import type { Underwriting } from '../application/underwriting.ts';
import type { TaxRecordKind, TaxTranscript, TaxYear } from '../platform/parties/tax-transcripts/party.ts';
import { taxKind } from './tax-kind.ts';

export type TaxVisit = NonNullable<Underwriting['taxVisit']>;
type Found = Extract<TaxTranscript, { pending: false }>;

/** Where a search for records ended. */
export type TaxAnswer = Exclude<NonNullable<Income['taxSearch']>, 'LOOKING'>;

/** Stores what was found, and uses the visit up; records that prove nothing change nothing. */
export async function takeTaxRecords(
  scope: ApplicationScope,
  visit: TaxVisit,
  { payer, years }: Found,
): Promise<TaxAnswer> {
  const kind = taxKind(visit.type);
  if (years.length === 0) return 'NONE';
  if (kind === 'RETURNS' && years.length === 1) return 'ONE_YEAR';
  const monthlyCents = monthlyOf(kind, years);
  const yearlyCents = monthlyCents * 12;
  const taxRecords = { type: visit.type, payer, years: years.slice(0, 2), yearlyCents, monthlyCents };
  await record(scope, 'income', { taxRecords });
  await record(scope, 'underwriting', { taxVisit: { ...visit, usedAt: scope.now } });
  await scope.audit('tax-records-fetched', { type: visit.type, years: years.map(({ year }) => year) });
  return 'FOUND';
}

/** Nothing is looked for any more. @param answer what the borrower is told; nothing when they are looking at it */
export async function endTaxSearch(scope: ApplicationScope, answer: TaxAnswer | null = null): Promise<void> {
  const { taxSearch } = await stored(scope, 'income');
  if (taxSearch === undefined) return;
  const { taxVisit } = await stored(scope, 'underwriting');
  if (taxVisit) {
    const { search: _, ...visit } = taxVisit;
    await replace(scope, 'underwriting', 'taxVisit', visit);
  }
  await record(scope, 'income', { taxSearch: answer });
}

/** Tax returns count with the average of two years after expenses, forms of payers with the latest year. */
function monthlyOf(kind: TaxRecordKind, [latest, before]: TaxYear[]): number {
  if (kind === 'PAYER_FORMS')
    return verifiedMonthlyIncome({ kind: 'ANNUAL', grossCents: latest?.grossCents ?? 0 });
  return verifiedMonthlyIncome({
    kind: 'SELF_EMPLOYED',
    yearsCents: [latest?.netCents ?? 0, before?.netCents ?? 0],
  });
}
