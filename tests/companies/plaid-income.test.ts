/** Plaid: what counts as an income that a borrower shared at its site, and what becomes of its faults. */
/** Covers src/server/platform/parties/income-link/{plaid,plaid-payroll,plaid-deposits}.ts, src/server/platform/parties/plaid/{is-named,plaid-client}.ts. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Subject } from '../../src/server/platform/parties/common/subject.ts';
import type { AskedParties } from '../../src/server/platform/parties/parties.ts';
import { openCompany } from './company-access.ts';
import type { SampleSource, SampleStub, Shared } from './plaid-income-answers.ts';
import { credentials, openPlaid, type Plaid } from './plaid-stand-in.ts';

let plaid: Plaid;
let parties: AskedParties;
beforeAll(async () => {
  plaid = await openPlaid();
  parties = await openCompany({ INCOME_LINK: 'plaid', ...credentials, PLAID_URL: plaid.url });
});
afterAll(() => plaid.close());
let people: number;
beforeEach(() => {
  plaid.heard.length = 0;
  people = plaid.people().length;
});

const today = '2026-11-30';
const ada: Subject = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Álvarez',
  ssn: '666101001',
  asking: { application: '7f5c1f0e-1111-4222-8333-944455556666', occasion: 'one' },
};
const visit = {
  returnTo: 'https://apply.example/account/heloc/plaid-oauth-success',
  lender: 'Sample Lender',
  language: 'en',
};
const start = async (type: string) =>
  (await parties.incomeLink.startVisit?.(ada, type, visit)) ?? { address: '', ticket: '' };
const finish = (ticket: string) => parties.incomeLink.finishVisit?.(ada, ticket, today);
const end = (ticket: string) => parties.incomeLink.endVisit?.(ticket);
const shared = async (type: string, income: Shared) => {
  const { ticket } = await start(type);
  plaid.share(income);
  return finish(ticket);
};
const byPayroll = (...stubs: SampleStub[]) => shared('TRUV_PAYROLL', { stubs });
const byBank = (...sources: SampleSource[]) => shared('PLAID_TRANSACTIONS', { sources });
const failure = (ask: Promise<unknown> | undefined) => ask?.then(() => 'answered', String);

describe('a visit', () => {
  test('asks for pay stubs or for 90 days of deposits, of a person of whom Plaid hears no name', async () => {
    const { address } = await start('TRUV_PAYROLL');
    expect(address).toMatch(/\/hl\/link-sandbox-\d+$/);
    const application = ada.asking?.application ?? '';
    expect(plaid.begun.at(-1)).toEqual({
      client_name: 'Sample Lender',
      language: 'en',
      country_codes: ['US'],
      hosted_link: { completion_redirect_uri: visit.returnTo },
      products: ['income_verification'],
      user: { client_user_id: expect.stringMatching(new RegExp(`^${application}/[-0-9a-f]{36}$`)) },
      user_id: expect.stringMatching(/^usr_/),
      income_verification: { income_source_types: ['payroll'] },
    });
    await start('PLAID_TRANSACTIONS');
    expect(plaid.begun.at(-1)?.income_verification).toEqual({
      income_source_types: ['bank'],
      bank_income: { days_requested: 90 },
    });
    expect(JSON.stringify(plaid.heard)).not.toMatch(/Ada|lvarez|666101001|ada@example/);
  });

  test('is not over before something was shared, and may be asked about again', async () => {
    const { ticket } = await start('TRUV_PAYROLL');
    expect(await finish(ticket)).toEqual({ ok: false, code: 'NOT_FINISHED' });
    plaid.leave('INSTITUTION_DOWN');
    expect(await finish(ticket)).toMatchObject({ code: 'PROVIDER_DOWN' });
  });

  test('may be asked about until it is ended: then Plaid forgets the person and what was shared', async () => {
    const { ticket } = await start('TRUV_PAYROLL');
    plaid.share({ stubs: [{ payDate: '2026-11-20' }] });
    const told = await finish(ticket);
    // As after an answer that we could not store.
    expect(await finish(ticket)).toEqual(told);
    expect(plaid.people()).toHaveLength(people + 1);

    await end(ticket);
    expect(plaid.heard.at(-1)?.question).toBe('POST /user/remove');
    expect(plaid.people()).toHaveLength(people);
    expect(await finish(ticket)).toEqual({ ok: false, code: 'NOT_FINISHED' });
    // As after an answer of Plaid's that we did not hear.
    await end(ticket);
  });

  test('whose end Plaid does not hear, or not now, is ended again later', async () => {
    const { ticket } = await start('TRUV_PAYROLL');
    plaid.next('POST /user/remove', { status: 500 });
    expect(await failure(end(ticket))).toMatch(/status 500/);
    plaid.next('POST /user/remove', { status: 429 });
    expect(await failure(end(ticket))).toMatch(/status 429/);
    await end(ticket);
    expect(plaid.people()).toHaveLength(people);
  });

  test('that Plaid has forgotten begins again; one that is still read is asked about later', async () => {
    const { ticket } = await start('TRUV_PAYROLL');
    plaid.share({ stubs: [], status: 'PROCESSING' });
    expect(await finish(ticket)).toEqual({ ok: false, code: 'NOT_READY' });
    plaid.share({ stubs: [], error: 'PRODUCT_NOT_READY' });
    expect(await finish(ticket)).toEqual({ ok: false, code: 'NOT_READY' });
    plaid.share({ stubs: [{ payDate: '2026-11-20' }] });
    expect(await finish(ticket)).toMatchObject({ ok: true });

    const gone = JSON.stringify({ ...JSON.parse(ticket), link: 'link-that-is-gone' });
    expect(await finish(gone)).toEqual({ ok: false, code: 'NOT_FINISHED' });
  });

  test.each([
    ['stall', /no answer in 1500 ms/],
    ['cut', /status 200/],
    ['huge', /more than/],
    [{ status: 429 }, /status 429/],
    [{ status: 500 }, /status 500/],
  ] as const)('that Plaid answers wrongly decides nothing, and stays: %j', async (fault, said) => {
    const { ticket } = await start('TRUV_PAYROLL');
    plaid.share({ stubs: [{ payDate: '2026-11-20' }] });
    plaid.next('POST /credit/payroll_income/get', fault, 3);
    expect(await failure(finish(ticket))).toMatch(said);
    plaid.next('POST /credit/payroll_income/get', fault, 0);
    expect(await finish(ticket)).toMatchObject({ ok: true });
  });

  test('that Plaid answers as no income can be proves none', async () => {
    const { ticket } = await start('TRUV_PAYROLL');
    plaid.share({ stubs: [{ payDate: '2026-11-20' }] });
    plaid.next('POST /credit/payroll_income/get', 'lie');
    expect(await finish(ticket)).toMatchObject({ ok: false });
  });
});

describe('pay stubs', () => {
  test.each([
    ['WEEKLY', 1500, 650_000],
    ['BIWEEKLY', 3000, 650_000],
    ['SEMI_MONTHLY', 3250, 650_000],
    ['MONTHLY', 6500, 650_000],
  ])('paid %s make a month of their gross', async (frequency, gross, monthlyGrossCents) => {
    expect(await byPayroll({ payDate: '2026-11-20', frequency, gross })).toEqual({
      ok: true,
      incomes: [
        {
          ...{ employer: 'Second Sample Works', monthlyGrossCents, payFrequency: frequency },
          ...{ lastPayDate: '2026-11-20', stale: false },
        },
      ],
    });
  });

  test('are averaged over the last 90 days, in the rhythm of the latest; each employer is an income', async () => {
    const end = await byPayroll(
      { payDate: '2026-11-20', gross: 3200 },
      { payDate: '2026-11-06', gross: 2800 },
      { payDate: '2026-10-30', gross: 9000, frequency: 'MONTHLY' },
      { payDate: '2026-08-20', gross: 90_000 },
      { payDate: '2026-11-25', gross: 400, frequency: 'WEEKLY', employer: 'A Second Job' },
    );
    expect(end).toMatchObject({
      incomes: [
        { employer: 'Second Sample Works', monthlyGrossCents: 650_000, lastPayDate: '2026-11-20' },
        { employer: 'A Second Job', monthlyGrossCents: 173_333 },
      ],
    });
  });

  test.each<[string, SampleStub, boolean]>([
    ['61 days old', { payDate: '2026-09-30' }, true],
    ['60 days old', { payDate: '2026-10-01' }, false],
    ['in no name', { payDate: '2026-11-20', name: null }, true],
    [
      'in the name with a second one between, and no accent',
      { payDate: '2026-11-20', name: 'ALVAREZ, ADA M' },
      false,
    ],
  ])('%s: whether the employer has to confirm the work is %s', async (_what, stub, stale) => {
    expect(await byPayroll(stub)).toMatchObject({ ok: true, incomes: [{ stale }] });
  });

  test.each<[string, SampleStub]>([
    ['too old', { payDate: '2026-08-31' }],
    ['without gross pay', { payDate: '2026-11-20', gross: 0 }],
    ['in a rhythm that is not known', { payDate: '2026-11-20', frequency: 'UNKNOWN' }],
    ['in another currency', { payDate: '2026-11-20', currency: 'CAD' }],
    ['without a date', { payDate: null }],
  ])('that are %s are no income', async (_what, stub) => {
    expect(await byPayroll(stub)).toMatchObject({ ok: false, code: 'NO_DATA' });
  });

  test.each(['Bo Brandt', 'Ada Brandt', 'Adalyn Alvarezo'])(
    'of %s are not the borrower’s, and do not raise what is',
    async (name) => {
      const theirs = { payDate: '2026-11-20', name, gross: 90_000 };
      expect(await byPayroll(theirs)).toEqual({ ok: false, code: 'OTHER_NAME' });
      expect(await byPayroll(theirs, { payDate: '2026-11-06' })).toMatchObject({
        incomes: [{ monthlyGrossCents: 650_000, lastPayDate: '2026-11-06' }],
      });
    },
  );
});

test('a borrower without a name owns nothing that has one', async () => {
  const { ticket } = await start('TRUV_PAYROLL');
  plaid.share({ stubs: [{ payDate: '2026-11-20' }] });
  const unnamed = { ...ada, firstName: '', lastName: '-' };
  expect(await parties.incomeLink.finishVisit?.(unnamed, ticket, today)).toMatchObject({
    code: 'OTHER_NAME',
  });
});

describe('deposits', () => {
  test('of three months make a month, by source', async () => {
    const end = await byBank(
      { endDate: '2026-11-28', total: 15_000 },
      { endDate: '2026-11-03', total: 6000, deposits: 3, category: 'RENTAL', frequency: 'MONTHLY' },
    );
    expect(end).toMatchObject({
      ok: true,
      incomes: [
        { monthlyGrossCents: 500_000, payFrequency: 'BIWEEKLY', lastPayDate: '2026-11-28', stale: false },
        { monthlyGrossCents: 200_000, payFrequency: 'MONTHLY' },
      ],
    });
  });

  test('of more days than were asked for are spread over all of them', async () => {
    const end = await byBank({ startDate: '2026-05-29', endDate: '2026-11-25', total: 15_000 });
    expect(end).toMatchObject({ incomes: [{ monthlyGrossCents: 250_000 }] });
    const open = await byBank({ startDate: null, endDate: '2026-11-25', total: 15_000 });
    expect(open).toMatchObject({ incomes: [{ monthlyGrossCents: 500_000 }] });
  });

  test.each<[string, SampleSource]>([
    ['cash', { endDate: '2026-11-28', category: 'CASH_DEPOSIT' }],
    ['a transfer', { endDate: '2026-11-28', category: 'TRANSFER_FROM_APPLICATION' }],
    ['a tax refund', { endDate: '2026-11-28', category: 'TAX_REFUND' }],
    ['money of unknown kind', { endDate: '2026-11-28', category: 'OTHER' }],
    ['two deposits', { endDate: '2026-11-28', deposits: 2 }],
    ['what ended 46 days ago', { endDate: '2026-10-15' }],
  ])('%s: no income', async (_what, source) => {
    expect(await byBank(source)).toMatchObject({ ok: false, code: 'NO_DATA' });
  });

  test('into an account of someone else are not the borrower’s; a joint account is', async () => {
    const sources = [{ endDate: '2026-11-28' }];
    const bank = (owners: string[]) => shared('PLAID_TRANSACTIONS', { sources, owners });
    expect(await bank(['Bo Brandt'])).toEqual({ ok: false, code: 'OTHER_NAME' });
    // The pay may be the other owner's: the employer has to confirm the work.
    expect(await bank(['Bo Brandt', 'Ada Alvarez'])).toMatchObject({ incomes: [{ stale: true }] });
    expect(await bank(['Ada Alvarez', 'ALVAREZ ADA M'])).toMatchObject({ incomes: [{ stale: false }] });
    expect(await bank([])).toMatchObject({ incomes: [{ stale: false }] });
  });

  test.each([
    ['NO_DEPOSITS_FOUND', 'NO_DATA'],
    ['USER_REPORTED_NO_INCOME', 'NO_DATA'],
    ['INTERNAL_ERROR', 'PROVIDER_DOWN'],
    ['STARTED', 'NOT_FINISHED'],
  ])('a session that ended %s is %s', async (status, code) => {
    expect(await shared('PLAID_TRANSACTIONS', { sources: [], status })).toMatchObject({ ok: false, code });
  });
});
