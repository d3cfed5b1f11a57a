/** Income proved by the tax authority's records: out to the tax service, back with a secret of one use, shown, used. */
/**
 * Covers src/server/effects/{start-tax-visit,fetch-tax-records,use-tax-records}.ts,
 *   src/server/underwriting/{prove-income,take-tax-records,tax-kind}.ts, src/server/handlers/tax-records.ts,
 *   src/server/platform/parties/common/next-look.ts, src/server/platform/parties/tax-transcripts/sandbox.ts.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { limitsOf, minutes } from '../../../src/server/facts/limits-of.ts';
import type { TaxTranscript } from '../../../src/server/platform/parties/tax-transcripts/party.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { fact, settled, signIn, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();
afterEach(() => vi.restoreAllMocks());

type Reply = { status: number; body: Record<string, unknown> };

const start = (borrower: Walk, type = 'POINTSERV_TAX') =>
  submit(borrower, 'income/tax', { taxConsent: true }, { params: { type } }) as Promise<Reply>;

/** Leaves for the tax service; answers the secret in the address that leads back. */
async function leave(borrower: Walk, type?: string): Promise<string> {
  const { status, body } = await start(borrower, type);
  const [path = '', query = ''] = String(body.leaveFor).split('?');
  expect([status, path]).toEqual([200, `/${borrower.uuid}/income/pointserv-callback`]);
  return new URLSearchParams(query).get('state') ?? '';
}

const fetchRecords = (borrower: Walk, state: string) =>
  submit(borrower, 'income/pointserv-callback', {}, { action: 'fetch', params: { state } }) as Promise<Reply>;
const useRecords = (borrower: Walk) =>
  submit(borrower, 'income/pointserv-callback', {}, { action: 'use' }) as Promise<Reply>;
const said = ({ status, body }: Reply) => [status, (body.errors as string[] | undefined)?.join(' ')];

const atIncome = (key = 'selfemp', employmentType = 'SELF_EMPLOYED') =>
  walk(server, {
    key,
    until: 'heloc/income/link',
    change: { 'register/income-info': { employmentType, other: [] } },
  });

const found = (transcript: TaxTranscript) =>
  vi.spyOn(server.world.parties.taxTranscripts, 'transcript').mockResolvedValueOnce(transcript);

test.each([
  ['selfemp', 'SELF_EMPLOYED', 'POINTSERV_TAX', [14_490_000, 13_110_000]],
  ['retired', 'RETIRED', 'POINTSERV_1099_MISC', [13_800_000, 13_800_000]],
])(
  '%s sees two years of tax records, uses them, and goes on to the account',
  async (key, employmentType, type, net) => {
    const borrower = await atIncome(key, employmentType);
    const before = await settled(server, borrower);
    expect(fact(before, 'figures.incomeSources')).toMatchObject([{ type, status: 'NOT_STARTED' }]);
    expect((await fetchRecords(borrower, await leave(borrower, type))).status).toBe(200);

    const shown = await settled(server, borrower);
    expect([shown.step, fact(shown, 'income.verifiedMonthlyCents')]).toEqual([
      'INCOME_VERIFICATION',
      undefined,
    ]);
    expect(fact(shown, 'income.taxRecords')).toMatchObject({
      type,
      years: net.map((netCents) => ({ netCents })),
      yearlyCents: 13_800_000,
      monthlyCents: 1_150_000,
    });
    expect((await useRecords(borrower)).status).toBe(200);

    const journey = await settled(server, borrower);
    expect(journey.step).toBe('DISBURSEMENT_ACCOUNT');
    expect(fact(journey, 'income.sources')).toMatchObject([
      { type, employmentType, status: 'VERIFIED', monthlyCents: 1_150_000 },
    ]);
    expect(fact(journey, 'income.taxRecords')).toBeUndefined();
  },
);

test('a borrower who proved income by tax records signs and waits for the end of the right to cancel', async () => {
  const borrower = await atIncome();
  await fetchRecords(borrower, await leave(borrower));
  await useRecords(borrower);
  await settled(server, borrower);
  const sample = readSample('happy');
  const from = sample.steps.findIndex(({ page }) => page === 'income/link') + 1;
  await drive(borrower.client, sample, { email: borrower.email, progress: borrower.progress, from });

  expect((await settled(server, borrower)).step).toBe('RESCISSION');
});

test('a way back that is another one, or of another application, is refused, and nothing is lost', async () => {
  const [borrower, other] = [await atIncome(), await atIncome()];
  const [state, foreign] = [await leave(borrower), await leave(other)];

  for (const wrong of ['', 'x', state.slice(1), foreign])
    expect(said(await fetchRecords(borrower, wrong))).toEqual([
      409,
      expect.stringContaining("This isn't the visit"),
    ]);
  expect((await submit(borrower, 'income/pointserv-callback', {}, { action: 'fetch' })).status).toBe(409);
  expect((await fetchRecords(borrower, state)).status).toBe(200);
});

test('a way back is refused to another person; the same person may have logged in again meanwhile', async () => {
  const borrower = await atIncome();
  const state = await leave(borrower);
  const stranger = { ...(await atIncome()), uuid: borrower.uuid };
  expect((await fetchRecords(stranger, state)).status).toBe(404);

  const later = { ...borrower, client: server.client() };
  await signIn(later, await settled(server, borrower));
  expect((await fetchRecords(later, state)).status).toBe(200);
});

test('a way back works once, also when it is used twice at the same moment', async () => {
  const other = [{ type: 'RENTAL', annual: 60_000 }];
  const change = { 'register/income-info': { other } };
  const borrower = await walk(server, { key: 'revised', until: 'heloc/income/link', change });
  const state = await leave(borrower);
  const replies = await Promise.all([fetchRecords(borrower, state), fetchRecords(borrower, state)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  await useRecords(borrower);

  expect((await settled(server, borrower)).step).toBe('INCOME_VERIFICATION');
  expect(said(await fetchRecords(borrower, state))).toEqual([
    409,
    expect.stringContaining('already have the records'),
  ]);
});

test('a way back ends after its time, and a new visit takes the place of the one before', async () => {
  const borrower = await atIncome();
  const journey = await settled(server, borrower);
  const old = await leave(borrower);
  const late = await leave(borrower);
  expect(said(await fetchRecords(borrower, old))[1]).toContain("This isn't the visit");
  server.pass(minutes(limitsOf(server.world, 'default').income.taxVisitMinutes));
  await signIn(borrower, journey);
  expect(said(await fetchRecords(borrower, late))).toEqual([409, expect.stringContaining('60 minutes ago')]);
  expect((await fetchRecords(borrower, await leave(borrower))).status).toBe(200);
});

const hourMs = 3_600_000;
const pending: TaxTranscript = { pending: true };
const replies = (transcript: TaxTranscript) =>
  vi.spyOn(server.world.parties.taxTranscripts, 'transcript').mockResolvedValue(transcript);
const searchOf = async (borrower: Walk) => fact(await settled(server, borrower), 'income.taxSearch');

/** Comes back from the tax service before it has any records. */
async function awaiting(borrower: Walk) {
  const asked = replies(pending);
  const state = await leave(borrower);
  expect((await fetchRecords(borrower, state)).status).toBe(200);
  expect(await searchOf(borrower)).toBe('LOOKING');
  return { state, asked };
}

/** Time goes by, and the job looks again. */
async function later(borrower: Walk, hours = 1): Promise<void> {
  const journey = await settled(server, borrower);
  server.pass(hours * hourMs);
  await server.world.queue.advance(hours * hourMs);
  await signIn(borrower, journey);
  await settled(server, borrower);
}

const written = async ({ uuid }: Walk) => {
  const { db } = server.world;
  const rows = await db.selectFrom('messages').select('name').where('application_uuid', '=', uuid).execute();
  return rows.map(({ name }) => name);
};

test('a job looks for records that are not there yet, and an email says when the service has answered', async () => {
  const borrower = await atIncome();
  const { state, asked } = await awaiting(borrower);
  await later(borrower);
  const [, next] = asked.mock.calls;
  expect(next).toMatchObject([
    { asking: { occasion: expect.stringMatching(/look 1$/) } },
    { kind: 'RETURNS', state },
  ]);
  expect(await searchOf(borrower)).toBe('LOOKING');
  expect(await written(borrower)).not.toContain('tax-answer');

  vi.restoreAllMocks();
  await later(borrower);
  const journey = await settled(server, borrower);
  expect([journey.step, fact(journey, 'income.taxSearch')]).toEqual(['INCOME_VERIFICATION', 'FOUND']);
  expect(fact(journey, 'income.taxRecords')).toMatchObject({ monthlyCents: 1_150_000 });
  expect(await written(borrower)).toContain('tax-answer');
  expect((await fetchRecords(borrower, state)).status).toBe(409);

  expect((await useRecords(borrower)).status).toBe(200);
  const done = await settled(server, borrower);
  expect([done.step, fact(done, 'income.taxSearch')]).toEqual(['DISBURSEMENT_ACCOUNT', undefined]);
});

test('after ten days without an answer a person calls, though the borrower never tried again', async () => {
  const borrower = await atIncome();
  await awaiting(borrower);
  const slow = async () => fact(await settled(server, borrower), 'application.status.slowAnswer');
  await later(borrower, 9 * 24);
  expect(await slow()).toBeUndefined();
  await later(borrower, 2 * 24);
  expect(await slow()).toBe('TAX_RECORDS');

  vi.restoreAllMocks();
  await later(borrower);
  expect([await searchOf(borrower), await slow()]).toEqual(['FOUND', undefined]);
});

test.each([
  ['NONE', []],
  ['ONE_YEAR', [{ year: 2025, grossCents: 9_000_000, netCents: 5_000_000 }]],
])('a search that ends with %s is told, and nothing counts', async (answer, years) => {
  const borrower = await atIncome();
  await awaiting(borrower);
  replies({ pending: false, payer: 'Studio', years });
  await later(borrower);

  expect(await searchOf(borrower)).toBe(answer);
  expect(await written(borrower)).toContain('tax-answer');
  expect((await useRecords(borrower)).status).toBe(409);
});

test('nothing is looked for once the income is proved in another way, or the borrower starts a new visit', async () => {
  const [proved, restarted] = [await atIncome(), await atIncome()];
  await awaiting(proved);
  const { asked } = await awaiting(restarted);
  const link = { institution: 'Harbor Community Bank', username: 'user_good', password: 'pass_good' };
  const params = { type: 'PLAID_TRANSACTIONS' };
  expect((await submit(proved, 'income/link', { shareConsent: true, link }, { params })).status).toBe(200);
  await leave(restarted);
  expect([await searchOf(proved), await searchOf(restarted)]).toEqual([undefined, undefined]);
  asked.mockClear();
  await later(proved);
  expect(asked).not.toHaveBeenCalled();
});

test('a party that is away is asked again with the same way back', async () => {
  const borrower = await atIncome();
  const state = await leave(borrower);
  vi.spyOn(server.world.parties.taxTranscripts, 'transcript').mockRejectedValueOnce(new Error('away'));
  expect((await fetchRecords(borrower, state)).status).toBe(503);
  expect((await fetchRecords(borrower, state)).status).toBe(200);
});

test('no records, one year of returns, or a loss do not prove an income', async () => {
  const borrower = await atIncome();
  const state = await leave(borrower);
  const year = (year: number, netCents: number) => ({ year, grossCents: 9_000_000, netCents });
  found({ pending: false, payer: 'Studio', years: [] });
  expect(said(await fetchRecords(borrower, state))[1]).toContain('no records for you');
  found({ pending: false, payer: 'Studio', years: [year(2025, 5_000_000)] });
  expect(said(await fetchRecords(borrower, state))[1]).toContain('only one');

  found({ pending: false, payer: 'Studio', years: [year(2025, -5_000_000), year(2024, 1_000_000)] });
  expect((await fetchRecords(borrower, state)).status).toBe(200);
  expect((await useRecords(borrower)).status).toBe(409);
  expect(fact(await settled(server, borrower), 'income.sources')).toBeUndefined();
});

test('the page for logins refuses the ways of the tax service', async () => {
  const borrower = await atIncome();
  const link = { institution: 'Northwind Payroll', username: 'goodlogin', password: 'goodpassword' };
  for (const type of ['POINTSERV_TAX', 'POINTSERV_1099_MISC']) {
    const data = { shareConsent: true, link };
    const reply = (await submit(borrower, 'income/link', data, { params: { type } })) as Reply;
    expect(said(reply)).toEqual([409, expect.stringContaining('Tax records come from the tax service')]);
  }
  expect((await start(borrower, 'TRUV_PAYROLL')).status).toBe(400);
});

test('the tax service is told the name and the home, not the Social Security number', async () => {
  const borrower = await atIncome();
  const asked = vi.spyOn(server.world.parties.taxTranscripts, 'start');
  await start(borrower);

  const [, visit] = asked.mock.lastCall ?? [];
  expect(visit).toMatchObject({ kind: 'RETURNS', state: expect.stringMatching(/^[\w-]{43}$/) });
  expect(visit?.returnTo).toMatch(
    new RegExp(`^http.+/account/heloc/${borrower.uuid}/income/pointserv-callback$`),
  );
});
