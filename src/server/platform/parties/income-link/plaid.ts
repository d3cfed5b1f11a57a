/**
 * Proving an income by Plaid's Hosted Link: the borrower leaves for Plaid's own site, shares a payroll account or a bank account, and comes
 * back. We read what was shared once; at the visit's end Plaid forgets the person and what is linked.
 */
import {
  type CreditBankIncomeGetResponse,
  CreditSessionBankIncomeStatus,
  IncomeVerificationSourceType,
  type LinkTokenGetSessionsResponse,
  type PlaidApi,
  Products,
  type UserCreateResponse,
} from 'plaid';
import { type LinkFailure, linkFailure } from '../common/link-failure.ts';
import type { LinkVisit, StartedVisit } from '../common/link-visit.ts';
import type { Subject } from '../common/subject.ts';
import type { CompanyAccess } from '../companies/company.ts';
import { linkCodeOf } from '../plaid/link-errors.ts';
import { answered, PlaidRefusal, plaidClient, startHostedLink } from '../plaid/plaid-client.ts';
import type { IncomeLink, IncomeVisitEnd } from './party.ts';
import { daysOfDeposits, incomesOfDeposits } from './plaid-deposits.ts';
import { incomesOfPayroll, isGathered } from './plaid-payroll.ts';

/** @param access its settings are those of `plaidSettings` */
export function open(access: CompanyAccess): IncomeLink {
  const plaid = plaidClient(access);
  const { ask } = access;
  return {
    link: async () => linkFailure('NOT_SUPPORTED'),
    startVisit: (subject, type, visit) => ask('startVisit', () => start(plaid, subject, type, visit)),
    finishVisit: (subject, ticket, today) => ask('finishVisit', () => finish(plaid, subject, ticket, today)),
    endVisit: (ticket) => ask('endVisit', () => end(plaid, ticket)),
  };
}

/** Plaid's name of the person: a client that is new to it gets an identifier, an older one a token. */
type PlaidUser = Pick<UserCreateResponse, 'user_token'> | Pick<UserCreateResponse, 'user_id'>;
type Ticket = { link: string; user: PlaidUser; source: IncomeVerificationSourceType };

async function start(
  plaid: PlaidApi,
  subject: Subject,
  sourceType: string,
  visit: LinkVisit,
): Promise<StartedVisit> {
  const source = sourceType.endsWith('PAYROLL')
    ? IncomeVerificationSourceType.Payroll
    : IncomeVerificationSourceType.Bank;
  // Another user for each visit, and nothing of the person's: what was shared in one is forgotten with it.
  const client_user_id = `${subject.asking?.application ?? 'a-try'}/${crypto.randomUUID()}`;
  const { user_id, user_token } = await answered(plaid.userCreate({ client_user_id }));
  const user = user_token ? { user_token } : { user_id };
  const { address, ticket: link } = await startHostedLink(plaid, visit, {
    ...user,
    user: { client_user_id },
    products: [Products.IncomeVerification],
    income_verification: {
      income_source_types: [source],
      ...(source === IncomeVerificationSourceType.Bank && {
        bank_income: { days_requested: daysOfDeposits },
      }),
    },
  });
  return { address, ticket: JSON.stringify({ link, user, source } satisfies Ticket) };
}

async function finish(
  plaid: PlaidApi,
  subject: Subject,
  ticket: string,
  today: string,
): Promise<IncomeVisitEnd> {
  const { link, user, source } = JSON.parse(ticket) as Ticket;
  return refusals(async () => {
    const { link_sessions = [] } = await answered(plaid.linkTokenGet({ link_token: link }));
    const unshared = endWithout(link_sessions, source);
    if (unshared) return unshared;
    return source === IncomeVerificationSourceType.Payroll
      ? ofPayroll(plaid, user, subject, today)
      : ofBank(plaid, user, subject, today);
  });
}

async function end(plaid: PlaidApi, ticket: string): Promise<void> {
  const { user } = JSON.parse(ticket) as Ticket;
  try {
    await answered(plaid.userRemove({ ...user }));
  } catch (error) {
    if (!(error instanceof PlaidRefusal && forgotten.has(error.code))) throw error;
  }
}

/** The visit is too old to be asked about, or was ended. */
const forgotten = new Set(['INVALID_LINK_TOKEN', 'INVALID_USER_TOKEN', 'INVALID_USER_ID']);

/** What Plaid refuses about the login or the visit is an answer; all else is none. */
async function refusals(work: () => Promise<IncomeVisitEnd>): Promise<IncomeVisitEnd> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PlaidRefusal)) throw error;
    if (error.code === 'PRODUCT_NOT_READY') return { ok: false, code: 'NOT_READY' };
    if (forgotten.has(error.code)) return { ok: false, code: 'NOT_FINISHED' };
    const code = linkCodeOf(error.code);
    if (!code) throw error;
    return linkFailure(code);
  }
}

const endOfBank: Partial<Record<CreditSessionBankIncomeStatus, LinkFailure['code']>> = {
  [CreditSessionBankIncomeStatus.NoDepositsFound]: 'NO_DATA',
  [CreditSessionBankIncomeStatus.UserReportedNoIncome]: 'NO_DATA',
  [CreditSessionBankIncomeStatus.InternalError]: 'PROVIDER_DOWN',
};

/** How the latest visit ended without anything shared; undefined where something was. */
function endWithout(
  sessions: readonly LinkTokenGetSessionsResponse[],
  source: IncomeVerificationSourceType,
): IncomeVisitEnd | undefined {
  const shared = sessions.flatMap(({ results }) =>
    source === IncomeVerificationSourceType.Payroll
      ? (results?.payroll_income_results ?? []).map(() => CreditSessionBankIncomeStatus.Approved)
      : (results?.bank_income_results ?? []).map(({ status }) => status),
  );
  if (shared.includes(CreditSessionBankIncomeStatus.Approved)) return undefined;
  const last = shared.at(-1);
  const code = (last && endOfBank[last]) ?? linkCodeOf(sessions.at(-1)?.exit?.error?.error_code ?? '');
  return code ? linkFailure(code) : { ok: false, code: 'NOT_FINISHED' };
}

async function ofPayroll(plaid: PlaidApi, user: PlaidUser, subject: Subject, today: string) {
  const { items } = await answered(plaid.creditPayrollIncomeGet({ ...user }));
  if (!isGathered(items)) return { ok: false, code: 'NOT_READY' } as const;
  return incomesOfPayroll(items, subject, today);
}

async function ofBank(plaid: PlaidApi, user: PlaidUser, subject: Subject, today: string) {
  const answer: CreditBankIncomeGetResponse = await answered(
    plaid.creditBankIncomeGet({ ...user, options: { count: 1 } }),
  );
  return incomesOfDeposits(answer.bank_income ?? [], subject, today);
}
