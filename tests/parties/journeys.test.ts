/** Whole journeys in production mode, every outside party asked over HTTP: what comes out is what comes out of the sandbox. */
/** Covers src/server/platform/parties, src/server/platform/parties/common. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { drive, untilAwake } from '../../src/tools/journey/drive.ts';
import {
  fact,
  openRealServer,
  type RealServer,
  settled,
  signIn,
  submit,
  type Walk,
} from '../server/effects/real-server.ts';
import {
  openProductionServer,
  type ProductionServer,
  sampleFor,
  type Walking,
  walkForReal,
} from './production-server.ts';

let production: ProductionServer;
let sandbox: RealServer;
const dayMs = 86_400_000;

beforeAll(async () => {
  production = await openProductionServer();
  sandbox = await openRealServer();
});
afterAll(async () => {
  await production.close();
  await sandbox.close();
});
afterEach(() => {
  // A party that had to refuse a question was asked wrongly, whatever came out.
  expect(production.parties.asked.filter(({ refused }) => refused)).toEqual([]);
  production.parties.asked.length = 0;
});

const ours = () => production.parties.asked;
const asked = (question: string) => ours().filter((one) => one.question === question);

/** The same walk in the sandbox, where the codes are 000000. */
async function walkInSandbox(walking: Walking): Promise<Walk> {
  const client = sandbox.client();
  const { email, sample } = sampleFor(walking);
  const until = walking.until ? { until: walking.until } : {};
  const progress = await drive(client, sample, { email, ...until });
  return { client, progress, uuid: progress.uuid ?? '' };
}

/** What does not depend on who walked when. */
function same(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    .replaceAll(/[\w.]+\+\w+@example\.com/g, 'email')
    .replaceAll(/\+1202555\d{4}/g, 'phone')
    .replaceAll(/\(202\) 555-\d{4}/g, 'phone')
    .replaceAll(/"size":\d+/g, '"size":0')
    .replaceAll(/HL\d{11}/g, 'loan')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'hash');
  return JSON.parse(text);
}

describe('with honest parties', () => {
  const secondHome = {
    'register/property-info': {
      location: { street1: '47 Sandbox Way', city: 'Madison', state: 'WI', zip: '53703' },
      occupancy: 'SECOND_HOME',
    },
  };
  const walks: [step: string, walking: Walking][] = [
    ['DECLINED', { key: 'score', until: 'heloc/liens' }],
    ['SOFT_CREDIT_LOCKED_OR_FROZEN', { key: 'frozen', until: 'heloc/liens' }],
    ['CREDIT_NO_MATCH', { key: 'ssn', until: 'heloc/liens' }],
    ['MULTIPLE_PROPERTIES', { key: 'multiproperty', until: 'heloc/liens' }],
    ['NO_AVM_FOUND', { key: 'noavm', until: 'heloc/liens' }],
    ['DECLINED', { key: 'cltv', until: 'heloc/product/select' }],
    ['DISBURSEMENT_ACCOUNT', { key: 'emplver', until: 'heloc/bank/disburse' }],
    ['IDENTITY_VERIFICATION', { key: 'idfail', until: 'heloc/signing/sign' }],
    ['NOTE_SIGNING', { key: 'floodzone', until: 'heloc/signing/sign' }],
    ['MANUAL_DEED_SIGNING', { key: 'manualnotary', until: 'heloc/notary/intro' }],
    ['COMPLETE', { key: 'secondhome', change: secondHome }],
  ];

  test.each(walks)('%s: %j', async (step, walking) => {
    const [real, sample] = [await walkForReal(production, walking), await walkInSandbox(walking)];
    const [journey, wanted] = [await settled(production, real), await settled(sandbox, sample)];

    expect([journey.step, wanted.step]).toEqual([step, step]);
    expect(same(journey)).toEqual(same(wanted));
  });

  test('the happy borrower: from registration to the money', async () => {
    const walking = { key: 'happy' };
    const [real, sample] = [await walkForReal(production, walking), await walkInSandbox(walking)];
    const journey = await settled(production, real);
    expect(journey.step).toBe('RESCISSION');
    expect(same(journey)).toEqual(same(await settled(sandbox, sample)));
    const parties = new Set(ours().map(({ question }) => question.split('.')[0]));
    expect(parties.size).toBe(10);

    production.pass(10 * dayMs);
    await production.world.queue.advance(10 * dayMs);
    await signIn(real, journey);
    expect((await settled(production, real)).step).toBe('COMPLETE');
    expect(production.reports).toEqual([]);
  });
});

async function disburse(walk: Walk, key: string) {
  const path = `/service-application/api/v1/application/heloc/${walk.uuid}/submission`;
  const link = { institution: 'Bank', username: 'user_good', password: 'pass_good' };
  const body = { page: 'bank/disburse', action: 'submit', data: { link } };
  return walk.client.send('POST', path, body, { 'idempotency-key': key });
}

describe('with parties that have a bad day', () => {
  test('a company is told the trace of the page that it is asked for, and of the job', async () => {
    const walked = await walkForReal(production, { key: 'happy', until: 'heloc/bank/disburse' });
    const traces = new Set(ours().map(({ trace }) => trace?.split('-')[1]));
    expect([...traces].every((trace) => /^[0-9a-f]{32}$/.test(trace ?? ''))).toBe(true);
    production.parties.asked.length = 0;
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const path = '/service-application/external/api/v1/address/complete';
    const told = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
    await walked.client.expect('POST', path, { text: '12 sandb' }, told);
    expect(ours().map((one) => one.trace?.split('-')[1])).toEqual([trace]);
  });

  test('FAULT-2: the bank stalls: 503, nothing stored; sent again under the same key it succeeds, and the bank worked once', async () => {
    const walk = await walkForReal(production, { key: 'happy', until: 'heloc/bank/disburse' });
    await settled(production, walk);
    production.parties.next('bankLink.link', 'stall');
    const key = randomUUID();

    const hung = await disburse(walk, key);
    const between = await settled(production, walk);
    const again = await disburse(walk, key);

    expect([hung.status, hung.headers.get('retry-after')]).toEqual([503, '60']);
    expect([between.step, fact(between, 'bank.disburse')]).toEqual(['DISBURSEMENT_ACCOUNT', undefined]);
    expect(again.status).toBe(200);
    expect(fact(await settled(production, walk), 'bank.disburse.mask')).toBe('0000');
    const links = asked('bankLink.link');
    expect(links.map(({ worked }) => worked)).toEqual([true, false]);
    expect(new Set(links.map((one) => one.key)).size).toBe(1);
  });

  test('FAULT-2: the bureau fails twice: the borrower waits a moment longer, and one inquiry is made', async () => {
    production.parties.next('creditBureau.pull', { status: 503 }, 2);
    const walk = await walkForReal(production, { key: 'happy', until: 'heloc/liens' });

    expect((await settled(production, walk)).step).toBe('LIEN_VERIFICATION');
    expect(asked('creditBureau.pull').map(({ worked }) => worked)).toEqual([false, false, true]);
  });

  test('THREAT-19: three answers to the hard pull are lost: asked once more under the same key, one inquiry stands on the file', async () => {
    const before = production.reports.length;
    production.parties.next('creditBureau.pull', 'hang-up', 3, 1);
    const walk = await walkForReal(production, { key: 'happy', until: 'heloc/income/link' });

    expect((await untilAwake(walk.client, walk.uuid)).step).toBe('INCOME_VERIFICATION');
    const hard = asked('creditBureau.pull').filter(({ body }) => body.kind === 'HARD');
    expect(hard.map(({ worked }) => worked)).toEqual([true, false, false, false]);
    expect(new Set(hard.map((one) => one.key)).size).toBe(1);
    expect(production.reports.slice(before).map(String)).toEqual([
      'PartyFailed: creditBureau.pull failed: no connection',
    ]);
    production.reports.length = before;
  });

  test('the account check answers twice: each question still gets its own answer', async () => {
    const walk = await walkForReal(production, { key: 'happy', until: 'heloc/bank/disburse' });
    await settled(production, walk);
    production.parties.next('accountCheck.verify', 'twice', 2);

    expect((await disburse(walk, randomUUID())).status).toBe(200);
    const typed = { payType: 'AUTOPAY', sameAccount: false, autopayAccountNumber: '1000000008' };
    const account = { autopayRoutingNumber: '011401533', autopayAccountType: 'CHECKING', dueDay: 5 };
    const other = await submit(walk, 'bank/autopay', { ...typed, ...account, autopayAuthorization: true });

    expect(other.status).toBe(422);
    expect(JSON.stringify(other.body)).toContain("doesn't recognize this account number");
  });

  test('the flood company lies about its document: nothing is decided, and once it is honest the work goes on', async () => {
    production.parties.next('flood.determine', 'lie', 2);
    const before = production.reports.length;
    const walk = await walkForReal(production, { key: 'happy', until: 'heloc/signing/sign' });
    // The job tries again after a second, and after two.
    const { step } = await untilAwake(walk.client, walk.uuid);

    expect(step).toBe('NOTE_SIGNING');
    expect(production.reports.slice(before).map(String)).toEqual([
      expect.stringMatching(/^PartyFailed: flood.determine failed: the answer does not fit #/),
      expect.stringMatching(/^PartyFailed: flood.determine failed: the answer does not fit #/),
    ]);
    expect(asked('flood.determine').map(({ body }) => body.attempt)).toEqual([1, 1, 1]);
    expect(new Set(asked('flood.determine').map((one) => one.key)).size).toBe(1);
    production.reports.length = before;
  });

  test('the payroll company lies: 503, nothing stored, no decision; honest again, it is believed', async () => {
    const walk = await walkForReal(production, { key: 'happy', until: 'heloc/income/link' });
    await settled(production, walk);
    const login = { institution: 'Payroll', username: 'goodlogin', password: 'goodpassword' };
    const prove = () =>
      submit(walk, 'income/link', { link: login, shareConsent: true }, { params: { type: 'TRUV_PAYROLL' } });
    production.parties.next('incomeLink.link', 'lie');

    const lied = await prove();
    const between = await settled(production, walk);

    expect(lied.status).toBe(503);
    expect([between.step, fact(between, 'income.sources')]).toEqual(['INCOME_VERIFICATION', undefined]);
    expect((await prove()).status).toBe(200);
    expect((await settled(production, walk)).step).toBe('DISBURSEMENT_ACCOUNT');
  });
});

test('THREAT-30: the sandbox’s names, numbers and codes mean nothing: the companies say who a borrower is', async () => {
  production.parties.borrower = async () => ({
    email: 'x@example.com',
    firstName: 'X',
    lastName: 'Y',
    persona: 'score',
  });
  const client = production.client();
  await client.expect('GET', '/service-application/external/api/v1/registration?persona=happy');
  const { sample, email } = sampleFor({ key: 'firstlien' });
  const early = await drive(client, sample, { email }).catch(String);
  const walk = await walkForReal(production, { key: 'firstlien', until: 'heloc/liens' });

  expect(early).toMatch(/login-info|422/);
  expect((await settled(production, walk)).step).toBe('DECLINED');
  expect(JSON.stringify(ours())).not.toMatch(/persona|firstlien|@example/);
});
