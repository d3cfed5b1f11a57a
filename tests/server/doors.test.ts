/** The ways in from outside: old addresses, the main site's pages, and lenders closed to unreferred visitors. */
/** Covers src/server/start/routes/shell.ts, src/server/http/web. */
import { afterEach, expect, test } from 'vitest';
import { contact, home, registration, submitStep } from './borrower.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const server = sharedTestServer();
afterEach(() => lender({ organization: undefined, baseUrl: undefined }));

const to = async (url: string) =>
  (await server.app.inject({ url, headers: { accept: 'text/html', 'x-org': 'default' } })).headers.location;
const lender = (more: object) => Object.assign(server.world.content.orgs.default?.org ?? {}, more);
const signer = '/account/heloc/heloc-signer';
const hostOf = (location: string) => new URL(location, 'https://here.example').host;

test.each([
  ['/', '/account/heloc/dashboard'],
  ['/account', '/account/heloc/dashboard'],
  ['/account/heloc-signer', signer],
  ['/account/heloc-signer/login?a=1&pop-webchat=1', `${signer}/login?pop-webchat=1`],
  ['/account/register', '/account/heloc/register'],
  ['/account/register?referrer=a&step=name', '/account/heloc/register?referrer=a&step=name'],
  ['/terms', 'https://fixture.example/terms'],
])('[ACC-B12] %s leads to %s', async (from, target) => expect(await to(from)).toBe(target));

test('[ACC-B10] only pop-webchat goes along where the query does not', async () => {
  expect(await to('/account?pop-webchat=1&x=2')).toBe('/account/heloc/dashboard?pop-webchat=1');
  expect(await to('/terms?x=2')).toBe('https://fixture.example/terms');
});

test('[ACC-B12] an old address cannot lead to another site', async () => {
  for (const rest of ['//evil.example', '/..//evil.example', '@evil.example', '.evil.example', '/%2f%2fevil'])
    expect(hostOf((await to(`/account/heloc-signer${rest}`)) ?? '/none'), rest).toBe('here.example');
});

test('[ACC-B12] a place that a lender does not name is the page of that name on its main site', async () => {
  const { org } = server.world.content.orgs.default ?? {};
  const links = org?.links;
  lender({ links: {}, baseUrl: 'https://www.fixture.example/' });
  expect(await to('/terms')).toBe('https://www.fixture.example/terms');
  lender({ baseUrl: undefined });
  expect(await to('/terms')).toBe('/account/heloc');
  lender({ links });
});

test('[ACC-B13] a closed lender says so at the very door, not on a dashboard', async () => {
  lender({ organization: 'WHOLESALE' });
  expect(await to('/')).toBe('/account/heloc/');
  lender({ organization: 'DIRECT' });
  expect(await to('/')).toBe('/account/heloc/dashboard');
});

test('[ACC-B13] a closed lender takes no answers from the street, and all from the referred', async () => {
  lender({ organization: 'WHOLESALE' });
  const stranger = new Visitor(server.app);
  expect((await submitStep(stranger, 'property-info', home)).statusCode).toBe(403);
  expect((await stranger.put(`${registration}/drafts/property-info`, { data: {} })).statusCode).toBe(403);
  const referred = new Visitor(server.app);
  const referrer = crypto.randomUUID();
  await referred.get(`${registration}?referrer=${referrer}`);
  const answer = await submitStep(referred, 'property-info', home);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().draft.application.referrer).toEqual({ referrerUuid: referrer });
});

test('who referred a visitor is known from the first address on', async () => {
  const visitor = new Visitor(server.app);
  await visitor.get(`${registration}?referrer=abc`);
  await visitor.get(registration);
  await submitStep(visitor, 'property-info', home);
  const answer = await submitStep(visitor, 'contact-info', contact('referred@example.com'));
  expect(answer.json().draft.application.referrer).toEqual({ referrerUuid: 'abc' });
});

test('a visit that nobody referred leaves nothing behind before its first answer', async () => {
  const visitor = new Visitor(server.app);
  await visitor.get(registration);
  expect(visitor.cookies).not.toHaveProperty('hl_draft');
});
