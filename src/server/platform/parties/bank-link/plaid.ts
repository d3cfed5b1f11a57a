/**
 * Linking an account by Plaid's Hosted Link: the borrower leaves for Plaid's own site, which knows the bank's login and OAuth, and comes
 * back; no script of Plaid's runs on our pages. We ask for the numbers and the owner once, and end the connection.
 */
import {
  type AuthGetResponse,
  CountryCode,
  type LinkSessionItemAddResult,
  type LinkTokenGetSessionsResponse,
  type PlaidApi,
  Products,
} from 'plaid';
import { linkFailure } from '../common/link-failure.ts';
import type { LinkVisit } from '../common/link-visit.ts';
import type { Subject } from '../common/subject.ts';
import type { CompanyAccess } from '../companies/company.ts';
import { isNamed } from '../plaid/is-named.ts';
import { linkCodeOf } from '../plaid/link-errors.ts';
import { answered, PlaidRefusal, plaidClient, startHostedLink } from '../plaid/plaid-client.ts';
import type { BankLink, LinkedAccount, VisitEnd } from './party.ts';

/** @param access its settings are those of `plaidSettings` */
export function open(access: CompanyAccess): BankLink {
  const plaid = plaidClient(access);
  const { ask } = access;
  return {
    link: async () => linkFailure('NOT_SUPPORTED'),
    startVisit: (subject, visit) => ask('startVisit', () => start(plaid, subject, visit)),
    finishVisit: (subject, ticket) => ask('finishVisit', () => finish(plaid, subject, ticket)),
    bankName: (routing) => ask('bankName', () => nameOf(plaid, routing)),
  };
}

const start = (plaid: PlaidApi, { asking }: Subject, visit: LinkVisit) =>
  startHostedLink(plaid, visit, {
    // The application's, and nothing of the person's.
    user: { client_user_id: asking?.application ?? 'a-try' },
    products: [Products.Auth],
    required_if_supported_products: [Products.Identity],
  });

async function finish(plaid: PlaidApi, subject: Subject, ticket: string): Promise<VisitEnd> {
  try {
    const { link_sessions = [] } = await answered(plaid.linkTokenGet({ link_token: ticket }));
    const [result] = link_sessions.flatMap(({ results }) => results?.item_add_results ?? []).slice(-1);
    if (!result) return endWithout(link_sessions);
    const { access_token } = await answered(
      plaid.itemPublicTokenExchange({ public_token: result.public_token }),
    );
    return await takeOnce(plaid, access_token, result, subject);
  } catch (error) {
    const code = error instanceof PlaidRefusal ? linkCodeOf(error.code) : undefined;
    if (code) return linkFailure(code);
    if (error instanceof PlaidRefusal && ended.has(error.code)) return { ok: false, code: 'NOT_FINISHED' };
    throw error;
  }
}

/** Reads the account and ends the connection, whatever was read; where Plaid does not hear the end, no one keeps the token. */
async function takeOnce(
  plaid: PlaidApi,
  access_token: string,
  { accounts, institution }: LinkSessionItemAddResult,
  subject: Subject,
): Promise<VisitEnd> {
  let isKept = false;
  try {
    const chosen = accounts.flatMap(({ id }) => id ?? []);
    const found = await accountOf(plaid, access_token, chosen);
    if (!found) return linkFailure('NO_DATA');
    isKept = found.isTokenized;
    const ownerName = await ownerOf(plaid, access_token, found.id, subject);
    return { ok: true, account: { ...found.account, bankName: institution?.name ?? '', ownerName } };
  } finally {
    if (!isKept) await plaid.itemRemove({ access_token }).catch(() => undefined);
  }
}

/** The visit, or what came of it, is too old to be asked about. */
const ended = new Set(['INVALID_LINK_TOKEN', 'INVALID_PUBLIC_TOKEN']);

function endWithout(sessions: readonly LinkTokenGetSessionsResponse[]): VisitEnd {
  const code = linkCodeOf(sessions.at(-1)?.exit?.error?.error_code ?? '');
  return code ? linkFailure(code) : { ok: false, code: 'NOT_FINISHED' };
}

type Found = {
  id: string;
  account: Pick<LinkedAccount, 'routingNumber' | 'accountNumber' | 'accountType'>;
  /** The bank ends such numbers with the connection, so it stays. */
  isTokenized: boolean;
};

async function accountOf(
  plaid: PlaidApi,
  access_token: string,
  chosen: readonly string[],
): Promise<Found | undefined> {
  const { numbers, accounts } = await answered(plaid.authGet({ access_token }));
  const ach = numbers.ach.find(
    (one) => chosen.includes(one.account_id) && /^\d{9}$/.test(one.routing) && /^\d{4,17}$/.test(one.account),
  );
  if (!ach) return undefined;
  const { account_id: id, routing: routingNumber, account: accountNumber } = ach;
  const accountType = isSavings(accounts, id) ? 'SAVINGS' : 'CHECKING';
  const isTokenized = ach.is_tokenized_account_number === true;
  return { id, account: { routingNumber, accountNumber, accountType }, isTokenized };
}

const isSavings = (accounts: AuthGetResponse['accounts'], id: string) =>
  accounts.find(({ account_id }) => account_id === id)?.subtype === 'savings';

/** Of several owners the borrower; empty where the bank names none, and a person looks. */
async function ownerOf(plaid: PlaidApi, access_token: string, id: string, subject: Subject): Promise<string> {
  try {
    const { accounts } = await answered(plaid.identityGet({ access_token }));
    const owners = accounts.find(({ account_id }) => account_id === id)?.owners ?? [];
    const names = owners.flatMap((owner) => owner.names);
    return names.find((name) => isNamed(subject, name)) ?? names[0] ?? '';
  } catch (error) {
    if (error instanceof PlaidRefusal) return '';
    throw error;
  }
}

async function nameOf(plaid: PlaidApi, routing: string): Promise<string | undefined> {
  const asked = { count: 1, offset: 0, country_codes: [CountryCode.Us] };
  const { institutions } = await answered(
    plaid.institutionsGet({ ...asked, options: { routing_numbers: [routing] } }),
  );
  return institutions[0]?.name;
}
