/**
 * What the rows of decisions.json compare at the soft and the hard pull, named one by one: race, sex, marital status
 * and age are never among the inputs.
 */
import { dayOf } from '../../engine/dates/iso-day.ts';
import type { DecisionFacts } from '../../engine/finance/decide-credit.ts';
import { namedFactors } from '../../engine/finance/named-factors.ts';
import type { Limits } from '../../types/limits.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { type Stored, stored } from '../application/stored.ts';
import { checkedApplicantsOf } from '../facts/co-applicants-of.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { CreditReport } from '../platform/parties/credit-bureau/party.ts';
import { recentLates } from './late-accounts.ts';

const monthDays = 30;

export async function creditFacts(
  scope: ApplicationScope,
  report: CreditReport | undefined,
): Promise<DecisionFacts> {
  const status = await stored(scope, 'status');
  const underwriting = await stored(scope, 'underwriting');
  const { property = {} } = await stored(scope, 'application');
  return {
    hasSsn: (await scope.sealed.list()).includes('ssn'),
    delinquencyExplained: status.delinquencyExplained === true,
    inquiryAttested: status.inquiryAttestComplete === true,
    ...reportFacts(report, limitsOf(scope.world, scope.application.orgCode), legalDay(scope.now)),
    ...(await coBorrowerFacts(scope)),
    ...propertyFacts(underwriting, property),
  };
}

/** The worst of what the files of those who borrow too say; absent facts match no row. */
async function coBorrowerFacts(scope: ApplicationScope): Promise<DecisionFacts> {
  const reports = (await checkedApplicantsOf(scope)).map(({ report }) => report);
  const worst = (values: (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.length > 0 ? Math.min(...known) : undefined;
  };
  const monthsSinceAny = (kind: string) => worst(reports.map(({ events = [] }) => monthsSince(events, kind)));
  return {
    coBorrowerFico: worst(reports.map(({ score }) => score)),
    coBorrowerMonthsSinceBankruptcy: monthsSinceAny('BANKRUPTCY'),
    coBorrowerMonthsSinceForeclosure: monthsSinceAny('FORECLOSURE'),
  };
}

function reportFacts(report: CreditReport | undefined, { liens }: Limits, today: string): DecisionFacts {
  if (!report) return {};
  const { outcome, frozenWithPin, score, events = [], inquiries = [], keyFactors = [] } = report;
  const since = (date: string) => dayOf(today) - dayOf(date);
  const mortgageInquiries = inquiries
    .filter(({ kind }) => kind === 'MORTGAGE')
    .map(({ date }) => since(date));
  return {
    creditOutcome: outcome,
    frozenWithPin: frozenWithPin === true,
    fico: score,
    creditFactors: namedFactors(keyFactors),
    mortgageLates: recentLates(report, liens, today).length,
    monthsSinceBankruptcy: monthsSince(events, 'BANKRUPTCY'),
    monthsSinceForeclosure: monthsSince(events, 'FORECLOSURE'),
    ...(mortgageInquiries.length > 0 ? { daysSinceInquiry: Math.min(...mortgageInquiries) } : {}),
  };
}

function monthsSince(events: { kind: string; monthsAgo: number }[], kind: string): number | undefined {
  const months = events.filter((event) => event.kind === kind).map(({ monthsAgo }) => monthsAgo);
  return months.length > 0 ? Math.min(...months) : undefined;
}

type Property = NonNullable<Stored['application']['property']>;

function propertyFacts({ finding, value }: Stored['underwriting'], property: Property): DecisionFacts {
  if (!finding) return {};
  const { outcome, hasRecord, titleAgeMonths } = finding;
  if (outcome !== 'OK' && !property.apn) return { propertyOutcome: outcome };
  return {
    propertyOutcome: 'OK',
    recordFound: hasRecord,
    propertyType: property.propertyType,
    units: property.units,
    propertyCondition: property.condition,
    titleDays: property.titleChangedRecently ? 0 : titleAgeMonths * monthDays,
    avmFound: value?.value !== undefined,
    avmFsd: value?.forecastDeviation,
  };
}
