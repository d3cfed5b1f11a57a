/** Telemetry, flags, trackers and feedback as the server keeps them: an allow-list, and nothing about a person. */
/**
 * Covers src/server/platform/flags/{decide-flags,share-of}.ts, src/engine/telemetry, src/server/platform/flags,
 *   src/server/http/telemetry.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { decideFlags } from '../../src/server/platform/flags/decide-flags.ts';
import { variantOf } from '../../src/server/platform/flags/share-of.ts';
import type { Site } from '../../src/types/site.ts';
import { type Borrower, register } from './borrower.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const telemetry = '/service-optimize/external/api/v1';
const profile = '/service-application/api/v3/application/heloc/optermizerly-profile';
const identity = { productType: 'HELOC', environment: 'sandbox' };
const view = { context: 'external', productType: 'HELOC', path: '/register', identity };

let borrower: Borrower;
const server = sharedTestServer();
beforeAll(async () => {
  borrower = await register(server);
});

const visitor = () => new Visitor(server.app);
const stored = async () =>
  (await server.world.db.selectFrom('telemetry').selectAll().orderBy('id', 'desc').execute()).map(
    ({ kind, detail }) => ({ kind, detail }),
  );

describe('events', () => {
  test('[ACC-B9] a page view is kept with its declared address', async () => {
    const answer = await visitor().post(`${telemetry}/page-view`, view);
    expect(answer.statusCode).toBe(204);
    expect((await stored())[0]).toEqual({ kind: 'page-view', detail: view });
  });

  test.each(['/Ada-Alvarez', '/register/666101001', '/{uuid}/Alvarez'])(
    'the address %s, which the product does not declare, is kept as "elsewhere"',
    async (path) => {
      await visitor().post(`${telemetry}/page-view`, { ...view, path });
      expect((await stored())[0]?.detail).toMatchObject({ path: 'elsewhere' });
    },
  );

  test('the identifier of an application is taken out of an address', async () => {
    await visitor().post(`${telemetry}/page-view`, { ...view, path: `/${randomUUID()}/start` });
    expect((await stored())[0]?.detail).toMatchObject({ path: '/{uuid}/start' });
  });

  test.each([
    ['page-view', { ...view, email: 'ada@example.com' }],
    ['page-view', { ...view, path: '/register?email=ada@example.com' }],
    ['page-view', { ...view, context: 'Ada' }],
    ['page-view', { ...view, identity: { ...identity, name: 'Ada' } }],
    ['page-view', { ...view, identity: { ...identity, appUuid: 'Ada' } }],
    ['error-report', { event: 'Ada', name: 'Error', path: '/', identity }],
    ['error-report', { event: 'HELOC: Error', name: 'Ada', path: '/', identity }],
    ['error-report', { event: 'HELOC: Error', name: 'Error', path: '/', identity, message: 'Ada' }],
    [
      'error-report',
      { event: 'HELOC: Error', name: 'Error', path: '/', identity, frames: ['Ada lives here'] },
    ],
    ['exposure', { key: 'unknown', variant: 'ada', identity }],
  ])('%s refuses what is not on its list: %j', async (path, body) => {
    const before = (await stored()).length;
    expect((await visitor().post(`${telemetry}/${path}`, body)).statusCode).toBe(400);
    expect(await stored()).toHaveLength(before);
  });

  test('[ACC-E6] the event of the fallback page is kept with its kind and place', async () => {
    const report = {
      event: 'HELOC: Error Fallback',
      name: 'TypeError',
      path: '/register',
      identity,
      frames: ['index-Ab1.js:1:2'],
      ignored: 2,
    };
    expect((await visitor().post(`${telemetry}/error-report`, report)).statusCode).toBe(204);
    expect((await stored())[0]).toEqual({ kind: 'error', detail: report });
  });
});

describe('tracker ids', () => {
  test('[ACC-B8] the first id that is posted stays the account’s; a second browser is told', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await borrower.get(profile)).json()).toEqual({ optimizelyProfileUuid: null });
    const post = (trackerUuid: string) =>
      borrower.post('/service-optimize/secure/api/v1/tracker', { trackerUuid });
    expect((await post(first)).json()).toEqual({ optimizelyProfileUuid: first });
    expect((await post(second)).json()).toEqual({ optimizelyProfileUuid: first });
    expect((await borrower.get(profile)).json()).toEqual({ optimizelyProfileUuid: first });
  });

  test('[ACC-B8] PATCH binds an id to the session’s own identity and to no other', async () => {
    const id = randomUUID();
    const self = (await borrower.get('/identity/secure/api/v1/identity')).json().uuid;
    const patch = (identityUuid: string) =>
      borrower.send({
        method: 'PATCH',
        url: `${profile}?identityUuid=${identityUuid}`,
        payload: { optimizelyProfileUuid: id },
      });
    expect((await patch(randomUUID())).statusCode).toBe(404);
    expect((await patch(self)).statusCode).toBe(204);
    expect((await borrower.get(profile)).json()).toEqual({ optimizelyProfileUuid: id });
  });

  test('[ACC-N16] the replay’s link is kept with the application, encrypted', async () => {
    const url = `/service-application/api/v1/application/heloc/${borrower.uuid}/full-story-link`;
    expect((await borrower.put(url, { link: 'https://replay.example/s1' })).statusCode).toBe(204);
    for (const link of [
      'http://replay.example',
      'https://a@b.example',
      'javascript:x',
      `https://${'x'.repeat(600)}`,
    ])
      expect((await borrower.put(url, { link })).statusCode, link).toBe(400);
    const rows = await server.world.db.selectFrom('entities').select(['name', 'body']).execute();
    const row = rows.find(({ name }) => name === 'tracker');
    expect(Buffer.from(row?.body ?? []).toString('latin1')).not.toContain('replay');
  });
});

describe('flags', () => {
  const variants = { control: { share: 50 }, bold: { share: 50, variables: { tone: 'bold' } } };
  const flags: Site['flags'] = {
    'try-it': { means: 'x', enabled: true, variables: { tone: 'plain' }, variants },
    'for-agents': { means: 'x', enabled: true, for: 'agent' },
    'for-customers': { means: 'x', enabled: true, for: 'customer' },
    shut: { means: 'x', enabled: false, variables: { routes: '[]' } },
  };
  const lender = (publicFeatureToggles: Record<string, boolean | string> = {}) => {
    const org = server.world.content.orgs.default;
    if (!org) throw new Error('no lender');
    return { ...org, site: { flags }, org: { ...org.org, publicFeatureToggles } };
  };

  test('[ACC-D4] a decision is key, enabled, variables(key, defaultValue), as the domain says', async () => {
    const answer = await visitor().post('/service-optimize/external/api/v2/decision', { optimizeUser: {} });
    expect(answer.statusCode).toBe(200);
    expect(Array.isArray(answer.json().decisions)).toBe(true);
    expect(decideFlags(lender(), {}, ['shut'])).toEqual([
      { key: 'shut', enabled: false, variables: [{ key: 'routes', defaultValue: '[]' }] },
    ]);
  });

  test('[ACC-D4] an agent’s flags are not a customer’s', () => {
    const keys = (kind: 'agent' | 'customer') => decideFlags(lender(), { kind }).map(({ key }) => key);
    expect(keys('agent')).toEqual(['try-it', 'for-agents', 'shut']);
    expect(keys('customer')).toEqual(['try-it', 'for-customers', 'shut']);
  });

  test('[ACC-M1] a lender’s toggle replaces the flag and its variables', () => {
    const closed = JSON.stringify({
      flagEnabled: true,
      variables: { routes: ['/dashboard'], pageTitle: 'Soon' },
    });
    expect(decideFlags(lender({ shut: closed, other: true }), {}, ['shut', 'other'])).toEqual([
      {
        key: 'shut',
        enabled: true,
        variables: [
          { key: 'routes', defaultValue: '["/dashboard"]' },
          { key: 'pageTitle', defaultValue: 'Soon' },
        ],
      },
      { key: 'other', enabled: true, variables: [] },
    ]);
  });

  test('a visitor always sees the same variant, and each variant has its share', () => {
    const ids = Array.from({ length: 2000 }, () => randomUUID());
    const seen = ids.map((id) => variantOf('try-it', { means: 'x', enabled: true, variants }, id));
    expect(ids.map((id) => variantOf('try-it', { means: 'x', enabled: true, variants }, id))).toEqual(seen);
    const bold = seen.filter((name) => name === 'bold').length;
    expect(bold).toBeGreaterThan(850);
    expect(bold).toBeLessThan(1150);
    const id = ids[seen.indexOf('bold')] ?? '';
    expect(decideFlags(lender(), { userId: id }, ['try-it'])[0]?.variables).toEqual([
      { key: 'tone', defaultValue: 'bold' },
      { key: 'variant', defaultValue: 'bold' },
    ]);
  });
});

test('[ACC-B12] the main site is looked up for the application’s name, and for no other', async () => {
  const ask = (name: string) =>
    visitor().get(`/service-application/external/api/v1/base-url?applicationName=${name}`);
  const { baseUrl } = server.world.content.orgs.default?.org ?? {};
  expect((await ask('heloc')).statusCode).toBe(baseUrl ? 200 : 404);
  expect((await ask('other')).statusCode).toBe(404);
});

test('the co-deed status is that of the borrower’s own application; conditions are an empty list', async () => {
  const answer = await borrower.get('/service-application/api/v1/application/heloc/co-deed/status');
  expect(answer.json()).toEqual({ applicationUuid: borrower.uuid, coDeedStatus: null });
  const path = `/service-conditions/external/api/v1/applications/${borrower.uuid}/conditions/external-applicants`;
  expect((await borrower.get(path)).json()).toEqual([]);
});

test('feedback needs a form in the content', async () => {
  const body = {
    topic: 'x',
    message: 'x'.repeat(10),
    marketingConsent: true,
    pathname: '/',
    productType: 'HELOC',
  };
  expect((await borrower.post('/service-profile/api/v1/feedback/ceo', body)).statusCode).toBe(404);
});
