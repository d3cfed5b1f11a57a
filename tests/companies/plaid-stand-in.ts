/** Plaid as it publishes Link, Auth, Identity, Items and (beside this file) Income: what a borrower does at its hosted site is done by `atPlaid`. */
import type {
  AuthGetResponse,
  AuthVerifyResponse,
  IdentityGetResponse,
  InstitutionsGetResponse,
  ItemPublicTokenExchangeResponse,
  ItemRemoveResponse,
  LinkTokenCreateRequest,
  LinkTokenCreateResponse,
  LinkTokenGetResponse,
  LinkTokenGetSessionsResponse,
} from 'plaid';
import { incomeAnswers, nameOf, type Shared, sharedResults } from './plaid-income-answers.ts';
import { type Answer, openStandIn, type StandIn } from './stand-in.ts';

export const credentials = { PLAID_CLIENT_ID: 'a-client', PLAID_SECRET: 'a-plaid-secret' };

/** An account at the sample bank; what is left out is as most accounts are. */
export type SampleAccount = {
  owners?: string[];
  subtype?: string;
  account?: string;
  routing?: string;
  isTokenized?: boolean;
  /** What Plaid says instead of the numbers. */
  authError?: string;
  hasNoIdentity?: boolean;
};

export type Plaid = StandIn & {
  /** The links that were begun, the latest last. */
  begun: LinkTokenCreateRequest[];
  /** The borrower links an account at the latest link. */
  link(account?: SampleAccount): void;
  /** What is linked by who presses the button of the hosted page. */
  has(account: SampleAccount): void;
  /** The borrower shares an income at the latest link. */
  share(income: Shared): void;
  /** What is shared by who presses the button of the hosted page. */
  shares(income: Shared): void;
  /** The people that Plaid still knows. */
  people(): string[];
  /** The borrower leaves the latest link without an account, Plaid naming the error that it met. */
  leave(error?: string): void;
  /** Tokens of connections that were ended. */
  removed: string[];
};

type Visit = { request: LinkTokenCreateRequest; sessions: LinkTokenGetSessionsResponse[] };

/** Where the hosted pages are: a browser is led to https only, so a story brings them from the stand-in. */
export const hosted = 'https://secure.plaid.test';

const id = 'acc-1';
const request_id = 'req-1';
const at = '2026-11-30T19:15:09Z';

export async function openPlaid(): Promise<Plaid> {
  const visits = new Map<string, Visit>();
  const items = new Map<string, SampleAccount>();
  const begun: LinkTokenCreateRequest[] = [];
  const removed: string[] = [];
  const users = new Map<string, Shared | undefined>();
  let next: SampleAccount = {};
  let nextIncome: Shared = {};
  const latest = () => [...visits.values()].at(-1);
  const standIn = await openStandIn(
    {
      'POST /link/token/create': guarded(({ body }) => {
        const request = body as LinkTokenCreateRequest;
        if (isIncome(request) && !users.has(nameOf(request)))
          return refusal('INVALID_INPUT', 'INVALID_USER_TOKEN');
        const link_token = `link-sandbox-${visits.size + 1}`;
        visits.set(link_token, { request, sessions: [] });
        begun.push(request);
        const answer: LinkTokenCreateResponse = {
          ...{ link_token, expiration: at, request_id },
          hosted_link_url: `${hosted}/hl/${link_token}`,
        };
        return { answer };
      }),
      'POST /link/token/get': guarded(({ body }) => {
        const { link_token } = body as { link_token: string };
        const visit = visits.get(link_token);
        if (!visit) return refusal('INVALID_INPUT', 'INVALID_LINK_TOKEN');
        const answer: LinkTokenGetResponse = {
          ...{ link_token, created_at: at, expiration: at, request_id, link_sessions: visit.sessions },
          metadata: {
            ...{ initial_products: visit.request.products ?? [], country_codes: [], language: 'en' },
            ...{ webhook: null, redirect_uri: null, client_name: visit.request.client_name },
          } as never,
        };
        return { answer };
      }),
      'POST /item/public_token/exchange': guarded(({ body }) => {
        const { public_token } = body as { public_token: string };
        const account = items.get(public_token);
        if (!account) return refusal('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN');
        const access_token = public_token.replace('public', 'access');
        items.set(access_token, account);
        items.delete(public_token);
        return {
          answer: { access_token, item_id: 'item-1', request_id } satisfies ItemPublicTokenExchangeResponse,
        };
      }),
      'POST /auth/get': guarded(({ body }) => {
        const account = accountAt(items, body);
        if (!account || account.authError)
          return refusal('ITEM_ERROR', account?.authError ?? 'ITEM_NOT_FOUND');
        return { answer: authOf(account) };
      }),
      'POST /identity/get': guarded(({ body }) => {
        const account = accountAt(items, body);
        if (!account || account.hasNoIdentity) return refusal('ITEM_ERROR', 'PRODUCTS_NOT_SUPPORTED');
        return { answer: identityOf(account) };
      }),
      'POST /item/remove': guarded(({ body }) => {
        removed.push((body as { access_token: string }).access_token);
        return { answer: { request_id } satisfies ItemRemoveResponse };
      }),
      'POST /institutions/get': guarded(({ body }) => {
        const { options } = body as { options: { routing_numbers: string[] } };
        const isKnown = options.routing_numbers[0] === '011401533';
        const institutions = isKnown ? [institution] : [];
        return {
          answer: { institutions, total: institutions.length, request_id } as InstitutionsGetResponse,
        };
      }),
      'GET /hl/:sid': ({ params }) => ({ answer: hostedPage(visits.get(params.sid ?? '')) }),
      'GET /hl/:sid/linked': ({ params }) => {
        if (isIncome(visits.get(params.sid ?? '')?.request)) share(nextIncome);
        else link(next);
        return { answer: hostedEnd(visits.get(params.sid ?? '')) };
      },
      ...guardedAll(incomeAnswers(users, refusal)),
      'POST /auth/verify': guarded(({ body }) => ({ answer: verdictOn(body as never) })),
    },
    { document: 'plaid-2020-09-14.yml' },
  );
  const end = (session: Partial<LinkTokenGetSessionsResponse>) =>
    latest()?.sessions.push({
      link_session_id: `session-${begun.length}`,
      started_at: at,
      finished_at: at,
      ...session,
    });
  const link = (account: SampleAccount = {}) => {
    const public_token = `public-sandbox-${begun.length}`;
    items.set(public_token, account);
    const chosen = {
      id,
      name: 'Checking',
      mask: '0009',
      type: 'depository',
      subtype: 'checking',
      verification_status: null,
    };
    const added = {
      public_token,
      accounts: [chosen],
      institution: { name: institution.name, institution_id: 'ins_1' },
    };
    end({ results: { ...noResults, item_add_results: [added] } as never });
  };
  const share = (income: Shared) => {
    users.set(nameOf(latest()?.request), income);
    end({ results: { ...noResults, ...sharedResults(income) } as never });
  };
  return {
    ...standIn,
    ...{ begun, removed, link, share },
    people: () => [...users.keys()],
    shares: (income) => {
      nextIncome = income;
    },
    has: (account) => {
      next = account;
    },
    leave: (code) =>
      void end({ exit: { error: code ? errorOf('ITEM_ERROR', code) : null, metadata: null } as never }),
  };
}

const isIncome = (request: LinkTokenCreateRequest | undefined) =>
  request?.products?.some((product) => product === 'income_verification') ?? false;

const hostedPage = (visit: Visit | undefined) =>
  `<!doctype html><title>Plaid</title><h1>${visit?.request.client_name} uses Plaid</h1>
<a href="" onclick="location.pathname += '/linked'; return false">Log in at Second Sample ${isIncome(visit?.request) ? 'Payroll' : 'Bank'}</a>`;

const hostedEnd = (visit: Visit | undefined) =>
  `<!doctype html><title>Plaid</title><a href="${visit?.request.hosted_link?.completion_redirect_uri}">Finish</a>`;

const noResults = {
  ...{ item_add_results: [], cra_item_add_results: [], cra_update_results: [] },
  ...{ bank_income_results: [], payroll_income_results: [], document_income_results: null },
};

const guarded =
  (answer: Answer): Answer =>
  (asked) => {
    const { 'plaid-client-id': client, 'plaid-secret': secret, 'plaid-version': version } = asked.headers;
    const isKnown = client === credentials.PLAID_CLIENT_ID && secret === credentials.PLAID_SECRET;
    if (isKnown && version === '2020-09-14') return answer(asked);
    return refusal('INVALID_INPUT', 'INVALID_API_KEYS');
  };

const guardedAll = (answers: Record<string, Answer>) =>
  Object.fromEntries(Object.entries(answers).map(([route, answer]) => [route, guarded(answer)]));

const errorOf = (error_type: string, error_code: string) => ({
  ...{
    error_type,
    error_code,
    error_message: 'Words of Plaid about a-plaid-secret',
    display_message: null,
    request_id,
  },
});
const refusal = (type: string, code: string) => ({ status: 400, answer: errorOf(type, code) });

const accountAt = (items: Map<string, SampleAccount>, body: unknown) =>
  items.get((body as { access_token: string }).access_token);

const institution = {
  institution_id: 'ins_1',
  name: 'Second Sample Bank',
  products: [],
  country_codes: ['US'],
  routing_numbers: ['011401533'],
  oauth: true,
};

const accountsOf = ({ subtype = 'checking' }: SampleAccount) => [
  {
    account_id: id,
    balances: {
      available: 100,
      current: 110,
      limit: null,
      iso_currency_code: 'USD',
      unofficial_currency_code: null,
    },
    ...{ mask: '0009', name: 'An account', official_name: null, type: 'depository', subtype },
  },
];

const item = {
  ...{ item_id: 'item-1', institution_id: 'ins_1', webhook: null, error: null, available_products: [] },
  ...{ billed_products: ['auth'], consent_expiration_time: null, update_type: 'background' },
};

function authOf(account: SampleAccount): AuthGetResponse {
  const { routing = '011401533', account: number = '1000000009', isTokenized = false } = account;
  const ach = {
    account_id: id,
    account: number,
    routing,
    wire_routing: null,
    is_tokenized_account_number: isTokenized,
  };
  return {
    accounts: accountsOf(account),
    numbers: { ach: [ach], eft: [], international: [], bacs: [] },
    ...{ item, request_id },
  } as unknown as AuthGetResponse;
}

function identityOf(account: SampleAccount): IdentityGetResponse {
  const owners = (account.owners ?? ['Ada Alvarez']).map((name) => ({
    ...{ names: [name], phone_numbers: [], emails: [], addresses: [] },
  }));
  return {
    accounts: accountsOf(account).map((one) => ({ ...one, owners })),
    ...{ item, request_id },
  } as unknown as IdentityGetResponse;
}

/** By the last digit of the account: 9 is known, 8 is another person's, 7 can be one, 6 had money returned, 0 is none. */
function verdictOn({ numbers }: { numbers: { ach: { account: string } } }): AuthVerifyResponse {
  const last = numbers.ach.account.at(-1);
  const isKnown = last !== '0' && last !== '7';
  const status = last === '0' ? 'fail' : isKnown ? 'pass' : 'pass_with_caution';
  return {
    ...{ request_id, item_id: null, verification_status: `database_insights_${status}` },
    verification_insights: {
      name_match_score: isKnown ? (last === '8' ? 20 : 95) : null,
      network_status: { has_numbers_match: isKnown, is_numbers_match_verified: isKnown },
      previous_returns: { has_previous_administrative_return: last === '6' },
      account_number_format: last === '0' ? 'invalid' : 'valid',
    },
  } as AuthVerifyResponse;
}
