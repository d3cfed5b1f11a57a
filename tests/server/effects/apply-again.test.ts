/** A signed-in borrower applies again: known by the session, without a second login (FINDING-A2.1, FINDING-B6). */
/** Covers src/server/registration/routes/apply-again.ts, src/server/registration/open-applications.ts. */
import { expect, test } from 'vitest';
import { type Client, UnexpectedReply } from '../../../src/tools/journey/client.ts';
import { readSample, registration, untilAwake } from '../../../src/tools/journey/drive.ts';
import { fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const base = '/service-application/api/v1/application/heloc';
const home = (street1: string) => ({
  location: { street1, city: 'Sacramento', state: 'CA', zip: '95814' },
  occupancy: 'PRIMARY',
  ownsHome: true,
});
const plans = {
  employmentType: 'FULL_TIME',
  annualIncome: 138000,
  employer: 'Northwind Design',
  startMonth: '2019-03',
  purpose: 'HOME_IMPROVEMENT',
};
const sale = { listedForSale: 'NO', titleChangedRecently: false };
const consents = { terms: true, privacy: true, esign: true };

function take(client: Client, page: string, data: object) {
  return client.send('POST', `${registration}/submission`, { page, action: 'submit', data });
}

async function agree(client: Client) {
  await client.expect('GET', `${registration}/documents/esign-test`);
  return take(client, 'agree', consents);
}

// What is agreed to in one moment is in no order.
const consentTypes = (journey: object) =>
  (fact(journey as never, 'application.consents') as { type: string }[]).map(({ type }) => type).toSorted();

async function declined(): Promise<Walk> {
  const borrower = await walk(server, { key: 'dti', until: 'heloc/income/link' });
  const link = { institution: 'Northwind Payroll', username: 'goodlogin', password: 'goodpassword' };
  await submit(borrower, 'income/link', { shareConsent: true, link }, { params: { type: 'TRUV_PAYROLL' } });
  expect((await settled(server, borrower)).step).toBe('DECLINED');
  return borrower;
}

test('A2.1 FINDING-B6: a declined borrower asks for a smaller line without a new login, and gets an offer', async () => {
  const { client, uuid } = await declined();

  const again = await client.expect('POST', `${base}/${uuid}/again`, {});
  expect(again).toMatchObject({ done: ['property-info', 'sale-status', 'income-info'], page: 'agree' });
  expect(fact({ facts: again.draft } as never, 'income.annualIncome')).toBe(138000);
  await take(client, 'income-info', { ...plans, requestedAmount: 20000 });
  const made = await agree(client);

  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { application } = (made.body as { next: { application: string } }).next;
  expect(application).not.toBe(uuid);
  const first = await untilAwake(client, application);
  expect(first.step).toBeNull();
  expect(fact(first as never, 'profile.name')).toEqual({
    uuid: expect.any(String),
    first: 'Maria',
    middle: 'Elena',
    last: 'Alvarez',
  });
  expect(fact(first as never, 'profile.verified.phone')).toBeUndefined();
  expect(fact(first as never, 'profile.hasSsn')).toBeFalsy();
  expect(consentTypes(first)).toEqual(['ESIGN', 'PRIVACY', 'TERMS']);
  const profile = { maritalStatus: 'UNMARRIED', citizenship: 'US_CITIZEN', livedTwoYears: true };
  await submit({ client, uuid: application } as Walk, 'start/profile', { ...profile, softCredit: true });
  const debts = await settled(server, { client, uuid: application } as Walk);
  const items = fact(debts, 'liens.items');
  const costs = { hoaMonthly: 0, annualTax: 7200, annualInsurance: 1800, accurate: true };
  await submit({ client, uuid: application } as Walk, 'liens', { items, ...costs });
  const offered = await settled(server, { client, uuid: application } as Walk);
  expect([offered.step, fact(offered, 'application.requestedAmount')]).toEqual(['OFFER_SELECTION', 20000]);
  expect((await untilAwake(client, uuid)).step).toBe('DECLINED');
});

test('a declined borrower is refused on every page that acts', async () => {
  const borrower = await declined();
  for (const { page, action, params } of readSample('happy').steps.filter(({ flow }) => flow === 'heloc')) {
    const reply = await submit(borrower, page, {}, { action, ...(params && { params }) });
    expect(reply.status, page).toBe(409);
  }
});

test('FINDING-A2.1: a borrower whom we know is not asked for name, birth date and contact', async () => {
  const { client } = await declined();
  const next = async (page: string, data: object) =>
    ((await take(client, page, data)).body as { next: unknown }).next;

  expect(await next('property-info', home('7 Other Street'))).toBe('sale-status');
  expect(await next('sale-status', sale)).toBe('income-info');
  expect(await next('income-info', { ...plans, requestedAmount: 30000 })).toBe('agree');
  expect((await take(client, 'contact-info', { email: 'x@example.com', phone: '+12025550101' })).status).toBe(
    409,
  );
  expect((await agree(client)).status).toBe(200);
});

test('a borrower with an open application for the same home is led to that application', async () => {
  const { client, uuid } = await walk(server, { until: 'heloc/liens' });

  const stopped = await take(client, 'property-info', home('101  SANDBOX way'));
  const { next, draft } = stopped.body as { next: unknown; draft: Record<string, unknown> };
  expect(next).toEqual({ stop: 'stop/open' });
  expect(draft.application).toMatchObject({ sameHome: { uuid } });
  expect((await take(client, 'property-info', home('7 Other Street'))).body).toMatchObject({
    next: 'sale-status',
  });
});

test('FINDING-A2.1: one that is open is no answer to copy: the home is asked for again, the rest is filled in', async () => {
  const { client, uuid } = await walk(server, { until: 'heloc/liens' });

  const again = await client.expect('POST', `${base}/${uuid}/again`, {});
  expect(again).toMatchObject({ done: ['sale-status', 'income-info'], page: 'property-info' });
  expect((await take(client, 'property-info', home('7 Other Street'))).body).toMatchObject({
    page: 'agree',
    next: 'sale-status',
  });
  const made = await agree(client);
  const { application } = (made.body as { next: { application: string } }).next;
  expect(application).not.toBe(uuid);
});

test('at three open applications a fourth home is refused, with the way to the newest; a cancelled one makes room', async () => {
  const { client, uuid } = await walk(server, { until: 'heloc/start/profile' });
  const another = async (street: string) => {
    await client.expect('POST', `${base}/${uuid}/again`, {});
    return take(client, 'property-info', home(street));
  };
  let newest = uuid;
  for (const street of ['7 Other Street', '8 Other Street']) {
    await another(street);
    const { next } = (await agree(client)).body as { next: { application: string } };
    newest = next.application;
  }

  const stopped = await another('9 Other Street');
  expect(stopped.body).toMatchObject({ next: { stop: 'stop/many' } });
  expect(fact({ facts: (stopped.body as { draft: object }).draft } as never, 'application.mostOpen')).toEqual(
    {
      uuid: newest,
      loanNumber: expect.any(String),
    },
  );
  expect((await agree(client)).status).toBe(409);
  const reason = { why: 'NO_NEED' };
  const cancelled = await submit({ client, uuid: newest } as Walk, 'cancel', reason, { action: 'withdraw' });
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
  expect((await another('9 Other Street')).body).toMatchObject({ next: 'sale-status' });
});

test('two tabs at once make one application for one home', async () => {
  const { client, uuid } = await declined();
  await client.expect('POST', `${base}/${uuid}/again`, {});
  await client.expect('GET', `${registration}/documents/esign-test`);
  const both = await Promise.all([take(client, 'agree', consents), take(client, 'agree', consents)]);

  const made = both.map(({ body }) => (body as { next?: { application?: string } }).next?.application);
  expect(new Set(made.filter(Boolean)).size, JSON.stringify(both)).toBe(1);
  const all = (await client.expect('GET', '/service-application/api/v3/application/heloc/all')) as never;
  expect((Array.isArray(all) ? all : (all as { items: unknown[] }).items).length).toBe(2);
});

test('the old answers are their owner’s alone: after a logout the next visitor of the browser finds none', async () => {
  const { client, uuid } = await declined();
  await client.expect('POST', `${base}/${uuid}/again`, {});
  const cookie = client.cookies().find(({ name }) => name === 'hl_draft');
  const headers = { cookie: `hl_draft=${cookie?.value}` };

  const visitor = server.client();
  const seen = await visitor.send('GET', registration, undefined, headers);
  expect(seen.body).toMatchObject({ done: [], page: 'property-info' });
  expect(JSON.stringify(seen.body)).not.toContain('138000');
  const page = { page: 'property-info', action: 'submit', data: home('7 Other Street') };
  expect((await visitor.send('POST', `${registration}/submission`, page, headers)).status).toBe(200);
  expect(await client.expect('GET', registration)).toMatchObject({ page: 'agree' });
});

test('a session that ended in the midst is told so, and after a login the registration goes on where it was', async () => {
  const { client, uuid, progress } = await declined();
  await client.expect('POST', `${base}/${uuid}/again`, {});
  const cookie = client.cookies().find(({ name }) => name === 'hl_draft');
  const late = { cookie: `hl_draft=${cookie?.value}`, authorization: `Bearer ${'late.'.repeat(8)}` };
  const page = { page: 'agree', action: 'submit', data: consents };
  expect((await server.client().send('POST', `${registration}/submission`, page, late)).status).toBe(401);

  const email = fact(progress.journey as never, 'profile.email');
  await client.expect('POST', '/identity/api/v1/login', { email, password: 'a porch light in autumn' });
  expect(await client.expect('GET', registration)).toMatchObject({ page: 'agree' });
  expect((await agree(client)).status).toBe(200);
});

test('a visitor who logs in at the end keeps the answers of every page', async () => {
  const { client: known, progress } = await declined();
  const email = fact(progress.journey as never, 'profile.email');
  const visitor = server.client();
  await take(visitor, 'property-info', home('101 Sandbox Way'));
  await take(visitor, 'sale-status', sale);
  await take(visitor, 'income-info', { ...plans, requestedAmount: 20000 });
  await take(visitor, 'name', { first: 'Somebody', last: 'Else' });
  await take(visitor, 'birthdate', { dob: '1990-01-01' });
  await take(visitor, 'contact-info', { email, phone: '+12025550199', serviceTexts: true });
  await visitor.expect('GET', `${registration}/documents/esign-test`);
  const password = 'another porch light';
  const refused = await take(visitor, 'login-info', { password, code: '000000', ...consents });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    message: 'identity exists',
    way: { words: 'Log in', to: '/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fregister' },
  });

  await visitor.expect('POST', '/identity/api/v1/login', { email, password: 'a porch light in autumn' });
  const found = await visitor.expect('GET', registration);
  expect(found).toMatchObject({ page: 'agree', draft: { profile: { name: { first: 'Maria' } } } });
  const made = await agree(visitor);

  const { application } = (made.body as { next: { application: string } }).next;
  const journey = await untilAwake(visitor, application);
  expect(fact(journey as never, 'application.requestedAmount')).toBe(20000);
  expect(fact(journey as never, 'profile.dob')).toBe('1984-05-06');
  // A number that was typed and is not the account's takes no texts.
  expect(fact(journey as never, 'profile.phone')).toBe('+12025550101');
  expect(consentTypes(journey)).toEqual(['ESIGN', 'PRIVACY', 'TERMS']);
  expect((await known.expect('GET', `${base}/${application}/journey`)).step).toBeNull();
});

test('THREAT-28: a visitor gets no application by the page of those who are signed in, and no one copies a stranger’s', async () => {
  const { uuid } = await declined();
  const visitor = server.client();
  await take(visitor, 'property-info', home('7 Other Street'));

  expect((await agree(visitor)).status).toBe(409);
  expect((await visitor.send('POST', `${base}/${uuid}/again`, {})).status).toBe(401);
  const stranger = await walk(server, { until: 'heloc/start/profile' });
  expect((await stranger.client.send('POST', `${base}/${uuid}/again`, {})).status).toBe(404);
});

test('a response that was lost is sent again to the same request', async () => {
  const { client, uuid } = await declined();
  await client.expect('POST', `${base}/${uuid}/again`, {});
  const cookie = client.cookies().find(({ name }) => name === 'hl_draft');
  const first = await agree(client);
  const body = { page: 'agree', action: 'submit', data: consents };
  const sid = client.cookies().find(({ name }) => name === 'hl_sid');
  const headers = { cookie: `hl_draft=${cookie?.value}; hl_sid=${sid?.value}` };
  const second = await client.send('POST', `${registration}/submission`, body, headers);

  if (second.status !== 200) throw new UnexpectedReply('The repeated submission', second);
  expect((second.body as { next: unknown }).next).toEqual((first.body as { next: unknown }).next);
});

test('FINDING-B21: Back after the application exists is told where it is', async () => {
  const { client, uuid } = await walk(server, { until: 'heloc/start/profile' });

  expect(await client.expect('GET', registration)).toMatchObject({ done: [], application: uuid });
});
