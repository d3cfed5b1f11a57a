/** Plaid's library (plaid.com), over our own transport. A refusal of Plaid's is an answer: its code says what to do next. */
import { Configuration, CountryCode, type LinkTokenCreateRequest, PlaidApi, PlaidEnvironments } from 'plaid';
import { StartRefused } from '../../errors/start-refused.ts';
import type { LinkVisit, StartedVisit } from '../common/link-visit.ts';
import { NoAnswer } from '../common/no-answer.ts';
import type { CompanyAccess } from '../companies/company.ts';
import { boundedAdapter } from '../http/bounded-adapter.ts';

/** @param access PLAID_ENV is `production` (as left out) or `sandbox`; PLAID_URL is another address than Plaid's */
export function plaidClient({ settings, patienceMs }: CompanyAccess): PlaidApi {
  const { PLAID_CLIENT_ID, PLAID_SECRET, PLAID_ENV = 'production', PLAID_URL } = settings;
  if (!Object.hasOwn(PlaidEnvironments, PLAID_ENV))
    throw new StartRefused(`PLAID_ENV is "${PLAID_ENV}". Use production or sandbox.`);
  const headers = {
    'PLAID-CLIENT-ID': PLAID_CLIENT_ID,
    'PLAID-SECRET': PLAID_SECRET,
    'Plaid-Version': '2020-09-14',
  };
  const baseOptions = { headers, adapter: boundedAdapter(patienceMs) };
  return new PlaidApi(
    new Configuration({ basePath: PLAID_URL ?? PlaidEnvironments[PLAID_ENV], baseOptions }),
  );
}

/** Plaid refused: `code` is of its list of errors (plaid.com/docs/errors), which are safe to keep. */
export class PlaidRefusal extends NoAnswer {
  readonly code: string;

  constructor(code: string, status: number) {
    super(`Plaid said ${code}`, { status });
    this.code = code;
  }
}

type Answered<Data> = Promise<{ status: number; data: Data }>;

/** The data of an answer. Throws `PlaidRefusal`, and `NoAnswer` where there is no answer. */
export async function answered<Data>(asked: Answered<Data>): Promise<Data> {
  const { status, data } = await asked;
  if (status < 300 && typeof data === 'object') return data;
  const { error_code: code } = (data ?? {}) as { error_code?: unknown };
  const isCode = typeof code === 'string' && /^[A-Z_]{3,60}$/.test(code);
  throw isCode ? new PlaidRefusal(code, status) : new NoAnswer(`status ${status}`, { status });
}

/** Plaid shows at most so many letters of a name. */
const longestName = 30;

/** Begins a visit to Hosted Link (plaid.com/docs/link/hosted-link). @param asked what is linked, and for whom */
export async function startHostedLink(
  plaid: PlaidApi,
  { returnTo, lender, language }: LinkVisit,
  asked: Partial<LinkTokenCreateRequest>,
): Promise<StartedVisit> {
  const { hosted_link_url, link_token } = await answered(
    plaid.linkTokenCreate({
      client_name: lender.slice(0, longestName),
      language,
      country_codes: [CountryCode.Us],
      hosted_link: { completion_redirect_uri: returnTo },
      ...asked,
    }),
  );
  if (!hosted_link_url) throw new Error('Hosted Link is not enabled for this client.');
  return { address: hosted_link_url, ticket: link_token };
}
