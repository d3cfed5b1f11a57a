/**
 * What prices an offer for this borrower, this home and who borrows too. Dollars and percent; debts as the borrower
 * corrected them.
 */
import { addedDebts } from '../../engine/finance/added-debts.ts';
import type { OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { scoreFloor } from '../../engine/finance/score-floor.ts';
import type { Income } from '../../types/income.ts';
import type { Liens } from '../../types/liens.ts';
import type { Pricing } from '../../types/pricing.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { type Stored, stored } from '../application/stored.ts';
import { chosenDebts, chosenPayoffs } from './chosen-payoffs.ts';
import { type CheckedApplicant, checkedApplicantsOf } from './co-applicants-of.ts';
import { homeOf } from './home-of.ts';

type Lien = NonNullable<Liens['items']>[number];

export async function offerInputs(scope: ApplicationScope, pricing: Pricing): Promise<OfferInputs> {
  const { property = {} } = await stored(scope, 'application');
  const { occupancy = 'PRIMARY', location } = await homeOf(scope);
  const underwriting = await stored(scope, 'underwriting');
  const liens = await stored(scope, 'liens');
  const income = await stored(scope, 'income');
  const others = await checkedApplicantsOf(scope);
  const kept = openLiens(liens).filter(({ payoff }) => !payoff);
  return {
    value: Math.round((property.valueCents ?? 0) / 100),
    openLiens: sum(kept.map(({ balance }) => balance)),
    payoffs: sum(chosenPayoffs(liens).map(({ amountCents = 0 }) => amountCents)) / 100,
    ...((await isValuationOrdered(scope)) && { valuationFee: pricing.costs.valuation }),
    fico: jointScore(pricing, reportOf(underwriting)?.score ?? 0, others),
    lienPosition: kept.length + 1,
    occupancy,
    state: location?.state ?? property.state ?? '',
    units: property.units ?? 1,
    propertyType: property.propertyType ?? 'SINGLE_FAMILY',
    selfEmployed: [income, ...others.map((each) => each.income)].some(isSelfEmployed),
    apor: pricing.rate.apor,
    prime: pricing.rate.prime,
    monthlyIncome: cents(monthlyIncome(income) + sum(others.map((each) => monthlyIncome(each.income)))),
    monthlyDebts: cents(monthlyDebts(liens, underwriting) + jointDebts(underwriting, others)),
  };
}

/**
 * Applicants together are priced by the lowest of their scores, as Fannie Mae prices a loan of several borrowers (Selling Guide
 * B3-5.1-02): an average would let one good score hide that another applicant does not pay. Only the table's step of it is
 * used, because the borrower's page shows the inputs.
 */
function jointScore(pricing: Pricing, own: number, others: CheckedApplicant[]): number {
  if (others.length === 0) return own;
  return scoreFloor(pricing, Math.min(own, ...others.map(({ report }) => report.score ?? 0)));
}

/** Dollars a month that only the files of those who borrow too tell of. */
function jointDebts(underwriting: Stored['underwriting'], others: CheckedApplicant[]): number {
  const reports = others.map(({ report }) => report);
  return addedDebts(reportOf(underwriting) ?? {}, reports);
}

const reportOf = ({ hardCredit, credit }: Stored['underwriting']) => hardCredit ?? credit;
const isSelfEmployed = ({ employmentType }: Income) => employmentType === 'SELF_EMPLOYED';

async function isValuationOrdered(scope: ApplicationScope): Promise<boolean> {
  const { bpo } = await stored(scope, 'status');
  return bpo === 'BPO_PROCESSING' || bpo === 'BPO_COMPLETE';
}

export function openLiens({ items = [] }: Liens): Lien[] {
  return items.filter(({ open }) => open !== false);
}

/** Dollars a month: what was proved, else what was stated, and what assets stand for. */
function monthlyIncome(income: Income): number {
  const { verifiedMonthlyCents, assetMonthlyCents = 0 } = income;
  return verifiedMonthlyCents === undefined
    ? statedMonthlyIncome(income)
    : (verifiedMonthlyCents + assetMonthlyCents) / 100;
}

/** Dollars a month, as the applicants stated them: the borrower and who borrows too, whose report is in. */
export async function statedTogether(scope: ApplicationScope): Promise<number> {
  const others = await checkedApplicantsOf(scope);
  const incomes = [await stored(scope, 'income'), ...others.map(({ income }) => income)];
  return cents(sum(incomes.map(statedMonthlyIncome)));
}

/** Dollars a month, as one applicant stated them, with what assets stand for. */
export function statedMonthlyIncome({ annualIncome = 0, other = [], assetMonthlyCents = 0 }: Income): number {
  return cents((annualIncome + sum(other.map(({ annual }) => annual))) / 12 + assetMonthlyCents / 100);
}

/** Dollars a month: other debts of the credit file that stay, payments on kept liens, taxes and insurance they leave out, dues, new debts. */
function monthlyDebts(liens: Liens, underwriting: Stored['underwriting']): number {
  const report = reportOf(underwriting);
  const reported = sum((report?.liens ?? []).map(({ payment }) => payment));
  const paidOff = sum(chosenDebts(liens).map(({ payment = 0 }) => payment));
  const otherDebts = Math.max(0, (report?.monthlyDebts ?? 0) - reported - paidOff);
  const kept = openLiens(liens).filter(({ payoff }) => !payoff);
  const yearly = kept.some(({ includesTaxes }) => includesTaxes)
    ? 0
    : (liens.annualTax ?? 0) + (liens.annualInsurance ?? 0);
  const fresh = (liens.inquiries ?? []).filter(({ newDebt }) => newDebt).map(({ payment = 0 }) => payment);
  return cents(
    otherDebts + sum(kept.map(({ payment }) => payment)) + yearly / 12 + (liens.hoaMonthly ?? 0) + sum(fresh),
  );
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
const cents = (dollars: number) => Math.round(dollars * 100) / 100;
