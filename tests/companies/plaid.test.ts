/** Plaid: what a borrower gets who links a bank at its site, what Plaid gets to know, and what becomes of its faults. */
/** Covers src/server/platform/parties/plaid, src/server/platform/parties/bank-link, src/server/platform/parties/account-check. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Subject } from '../../src/server/platform/parties/common/subject.ts';
import type { AskedParties } from '../../src/server/platform/parties/parties.ts';
import { openCompany } from './company-access.ts';
import { credentials, openPlaid, type Plaid, type SampleAccount } from './plaid-stand-in.ts';

let plaid: Plaid;
let parties: AskedParties;
const env = () => ({ BANK_LINK: 'plaid', ACCOUNT_CHECK: 'plaid', ...credentials, PLAID_URL: plaid.url });

beforeAll(async () => {
  plaid = await openPlaid();
  parties = await openCompany(env());
});
afterAll(() => plaid.close());
beforeEach(() => {
  plaid.heard.length = 0;
  plaid.removed.length = 0;
});

const ada: Subject = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Alvarez',
  ssn: '666101001',
  asking: { application: '7f5c1f0e-1111-4222-8333-944455556666', occasion: 'one' },
};
const visit = {
  returnTo: 'https://apply.example/account/heloc/plaid-oauth-success',
  lender: 'A Lender With Quite A Long Name Of Its Own',
  language: 'es',
};
const start = async () => (await parties.bankLink.startVisit?.(ada, visit)) ?? { address: '', ticket: '' };
const failure = (ask: Promise<unknown> | undefined) => ask?.then(() => 'answered', String);
const linked = async (account: SampleAccount = {}) => {
  const { ticket } = await start();
  plaid.link(account);
  return parties.bankLink.finishVisit?.(ada, ticket);
};

describe('a borrower who links a bank', () => {
  test('is led to Plaid, which hears of the application and of nothing that is the person’s', async () => {
    const { address } = await start();

    expect(address).toMatch(/\/hl\/link-sandbox-\d+$/);
    expect(plaid.begun.at(-1)).toEqual({
      client_name: 'A Lender With Quite A Long Nam',
      language: 'es',
      country_codes: ['US'],
      user: { client_user_id: '7f5c1f0e-1111-4222-8333-944455556666' },
      products: ['auth'],
      required_if_supported_products: ['identity'],
      hosted_link: { completion_redirect_uri: visit.returnTo },
    });
  });

  test('gets the chosen account with the owner that the bank names; the connection is ended', async () => {
    expect(await linked()).toEqual({
      ok: true,
      account: {
        routingNumber: '011401533',
        accountNumber: '1000000009',
        accountType: 'CHECKING',
        bankName: 'Second Sample Bank',
        ownerName: 'Ada Alvarez',
      },
    });
    expect(plaid.removed).toHaveLength(1);
  });

  test.each([
    ['savings', { subtype: 'savings' }, { accountType: 'SAVINGS' }],
    ['one of two owners', { owners: ['Bo Brandt', 'ADA M ALVAREZ'] }, { ownerName: 'ADA M ALVAREZ' }],
    ['somebody else’s', { owners: ['Bo Brandt'] }, { ownerName: 'Bo Brandt' }],
    ['no owner that the bank names', { hasNoIdentity: true }, { ownerName: '' }],
  ])('gets what the bank says: %s', async (_, account, expected) => {
    expect(await linked(account)).toMatchObject({ ok: true, account: expected });
  });

  test('whose bank gives numbers of the connection keeps the connection', async () => {
    expect(await linked({ isTokenized: true })).toMatchObject({ ok: true });
    expect(plaid.removed).toEqual([]);
  });

  test.each([
    ['no number that money can go to', { routing: '12' }, 'NO_DATA'],
    ['a login that ended meanwhile', { authError: 'ITEM_LOGIN_REQUIRED' }, 'LOGIN_INVALID'],
    ['a bank without these numbers', { authError: 'NO_AUTH_ACCOUNTS' }, 'NO_DATA'],
  ])('reads what to do about %s', async (_, account, code) => {
    expect(await linked(account)).toMatchObject({ ok: false, code });
    expect(plaid.removed).toHaveLength(1);
  });

  test('has the account, even where Plaid does not hear the end of the connection', async () => {
    plaid.next('POST /item/remove', { status: 500 });
    expect(await linked()).toMatchObject({ ok: true, account: { accountNumber: '1000000009' } });
  });

  test.each([
    [undefined, 'NOT_FINISHED'],
    ['INSTITUTION_DOWN', 'PROVIDER_DOWN'],
    ['INVALID_CREDENTIALS', 'LOGIN_INVALID'],
    ['INSTITUTION_NO_LONGER_SUPPORTED', 'NOT_SUPPORTED'],
    ['A_CODE_OF_NEXT_YEAR', 'NOT_FINISHED'],
  ])('may leave without one: %s', async (error, code) => {
    const { ticket } = await start();
    plaid.leave(error);
    expect(await parties.bankLink.finishVisit?.(ada, ticket)).toMatchObject({ ok: false, code });
  });

  test('may try twice: the account that was linked last counts', async () => {
    const { ticket } = await start();
    plaid.leave('INSTITUTION_DOWN');
    plaid.link({ account: '1000000019' });
    expect(await parties.bankLink.finishVisit?.(ada, ticket)).toMatchObject({
      account: { accountNumber: '1000000019' },
    });
    // What is asked for once more is over: nothing is lost, the borrower starts again.
    expect(await parties.bankLink.finishVisit?.(ada, ticket)).toEqual({ ok: false, code: 'NOT_FINISHED' });
  });

  test('who comes with a link that Plaid has forgotten starts again', async () => {
    expect(await parties.bankLink.finishVisit?.(ada, 'link-sandbox-0')).toEqual({
      ok: false,
      code: 'NOT_FINISHED',
    });
  });
});

test('a bank is known by its routing number, where Plaid knows it', async () => {
  expect(await parties.bankLink.bankName('011401533')).toBe('Second Sample Bank');
  expect(await parties.bankLink.bankName('000000000')).toBeUndefined();
});

test.each([
  ['9', { status: 'VERIFIED' }],
  ['8', { status: 'PENDING_REVIEW' }],
  ['7', { status: 'PENDING_REVIEW' }],
  ['6', { status: 'PENDING_REVIEW' }],
  ['0', { status: 'FAILED_VERIFICATION', reason: 'BAD_ACCOUNT' }],
])('an account that ends in %s is %j', async (last, verdict) => {
  const account = { routingNumber: '011401533', accountNumber: `100000000${last}` };
  expect(await parties.accountCheck.verify(ada, account)).toEqual(verdict);
  expect(plaid.heard[0]?.body).toEqual({
    legal_name: 'Ada Alvarez',
    numbers: { ach: { routing: '011401533', account: account.accountNumber } },
  });
});

describe('Plaid', () => {
  test('THREAT-35: that refuses the key decides nothing, and its words stay with it', async () => {
    const wrong = await openCompany({ ...env(), PLAID_SECRET: 'another' });
    expect(await failure(wrong.bankLink.startVisit?.(ada, visit))).toBe(
      'NoAnswer: Plaid said INVALID_API_KEYS',
    );
  });

  test.each([
    ['stall', /no answer in 1500 ms/],
    ['cut', /status 200/],
    ['huge', /more than/],
    ['redirect', /status 307/],
    [{ status: 429 }, /status 429/],
    [{ status: 500 }, /status 500/],
  ] as const)('that answers wrongly decides nothing: %j', async (fault, said) => {
    const { ticket } = await start();
    plaid.link();
    plaid.next('POST /link/token/get', fault, 3);
    expect(await failure(parties.bankLink.finishVisit?.(ada, ticket))).toMatch(said);
    plaid.next('POST /link/token/get', fault, 0);
    expect(await parties.bankLink.finishVisit?.(ada, ticket)).toMatchObject({ ok: true });
  });

  test('that answers what no visit can be links nothing', async () => {
    const { ticket } = await start();
    plaid.link();
    plaid.next('POST /link/token/get', 'lie');
    expect(await parties.bankLink.finishVisit?.(ada, ticket)).toMatchObject({ ok: false });
  });

  test('has an environment that an operator can spell', async () => {
    expect(await failure(openCompany({ ...env(), PLAID_ENV: 'development' }))).toMatch(
      'Use production or sandbox.',
    );
  });
});
