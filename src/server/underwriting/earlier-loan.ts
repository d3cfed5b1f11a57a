/**
 * An earlier loan against the equity of the same home, as the title company found it or as we lent it ourselves. Where
 * the state has a time between two, the first day of the next is stored; where it allows one at a time, an open one too.
 */
import { addDays, addMonths } from '../../engine/dates/add-months.ts';
import { type ClosingRules, closingRules } from '../../engine/finance/closing-rules.ts';
import { isSameHome } from '../../engine/geo/is-same-home.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { replace, stored } from '../application/stored.ts';
import { homeOf } from '../facts/home-of.ts';
import { lenderOf } from '../facts/lender.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { HomeEquity } from '../platform/parties/title-search/party.ts';
import { openApplication } from '../standing/open-application.ts';

/** @param found what the title company named. @returns whether a person has to see that the earlier one is paid off. */
export async function storeEarlierLoan(
  scope: ApplicationScope,
  found: HomeEquity | undefined,
): Promise<boolean> {
  const { decisions } = lenderOf(scope.world, scope.application.orgCode);
  const { occupancy = '', location } = await homeOf(scope);
  const rules = closingRules(decisions, location?.state ?? '', occupancy);
  if (rules.monthsBetween === 0 && !rules.oneAtATime) return false;
  const earlier = latest([...(found ? [found] : []), ...(await ownLoans(scope, location))]);
  const loan = earlier && limitedBy(rules, earlier, await dayWithout(scope, rules));
  await replace(scope, 'figures', 'earlierLoan', loan);
  return loan?.open === true;
}

/** Closed on the last of their days; open when any of them is. */
function latest(loans: HomeEquity[]): HomeEquity | undefined {
  const closedOn = loans
    .map((loan) => loan.closedOn)
    .sort()
    .at(-1);
  return closedOn === undefined ? undefined : { closedOn, open: loans.some(({ open }) => open) };
}

function limitedBy(rules: ClosingRules, { closedOn, open }: HomeEquity, otherwise: string) {
  const waitUntil = anniversary(closedOn, rules.monthsBetween);
  return { closedOn, open: open && rules.oneAtATime, ...(waitUntil > otherwise && { waitUntil }) };
}

/** The first day of the closing if there were no earlier loan. */
async function dayWithout(scope: ApplicationScope, { waitingDays }: ClosingRules): Promise<string> {
  const { moments: { submitted = scope.now } = {} } = await stored(scope, 'underwriting');
  return [legalDay(scope.now), addDays(legalDay(submitted), waitingDays)].sort().at(-1) ?? '';
}

/** A loan of February 29 has its anniversary on March 1: the later of the two readings. */
function anniversary(closedOn: string, months: number): string {
  const day = addMonths(closedOn, months);
  return day.slice(8) === closedOn.slice(8) ? day : addDays(day, 1);
}

/** The borrower's earlier lines on this home with this lender, whose deed was signed and which were not cancelled. */
async function ownLoans({ tx, world, application }: ApplicationScope, home: unknown): Promise<HomeEquity[]> {
  const rows = await tx
    .selectFrom('applications')
    .select('uuid')
    .where('owner_uuid', '=', application.ownerUuid)
    .where('uuid', '!=', application.uuid)
    .where('parent_uuid', 'is', null)
    .execute();
  const loans: HomeEquity[] = [];
  for (const { uuid } of rows) {
    const loan = await closedLoan(await openApplication(tx, world, uuid), home);
    if (loan) loans.push(loan);
  }
  return loans;
}

async function closedLoan(earlier: ApplicationScope, home: unknown): Promise<HomeEquity | undefined> {
  const { moments: { notarized, cancelled } = {} } = await stored(earlier, 'underwriting');
  if (notarized === undefined || cancelled !== undefined) return undefined;
  const { location } = await homeOf(earlier);
  return isSameHome(location, home) ? { closedOn: legalDay(notarized), open: true } : undefined;
}
