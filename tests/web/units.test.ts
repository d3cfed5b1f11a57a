// @vitest-environment jsdom
/** Small decisions of the shell, each as a table. */
import './fixtures/browser.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { validatorRuntime } from '../../src/engine/answers/validator-runtime.ts';
import { closedTo } from '../../src/engine/journey/closed-to.ts';
import { weekText } from '../../src/engine/text/week-text.ts';
import { toOriginator } from '../../src/web/api/hooks/use-originator.ts';
import { tokenEnd } from '../../src/web/api/transport/token-end.ts';
import { timeLeft } from '../../src/web/blocks/countdown.tsx';
import type { Page } from '../../src/web/data/content.ts';
import { maintenanceAt } from '../../src/web/data/maintenance.ts';
import { offerDetails } from '../../src/web/data/offer-details.ts';
import { isPublic } from '../../src/web/data/public-path.ts';
import { readOrgData } from '../../src/web/data/read-org-data.ts';
import { applicationOf, placeOf } from '../../src/web/data/site-map.ts';
import { keptSearch, redirectOf } from '../../src/web/data/site-redirect.ts';
import { openingAnswers } from '../../src/web/page/answers.ts';
import { attemptKeys } from '../../src/web/page/attempt-key.ts';
import { draftKeeper } from '../../src/web/page/draft-keeper.ts';
import { targetHref } from '../../src/web/page/open-target.ts';
import { closeToast, shownToasts, showToast, VISIBLE } from '../../src/web/parts/toast-store.ts';
import { originatorHeading } from '../../src/web/shell/originator-card.tsx';
import { flows, orgData } from './fixtures/org.ts';

const UUID = '3f2c1b4a-0000-4000-8000-000000000001';

const withConditions = { ...flows, byPrefix: { ...flows.byPrefix, conditions: 'conditions' } };

describe('addresses', () => {
  test('[ACC-B14] a UUID segment names the application', () => {
    expect(applicationOf(`/x/${UUID}/y`)).toBe(UUID);
    expect(applicationOf('/x/3f2c1b4a-0000')).toBeUndefined();
  });

  test.each([
    [`/${UUID}/bank/confirm`, { flow: 'heloc', page: 'bank/confirm', uuid: UUID }],
    [`/somewhere/else/${UUID}/bank/confirm`, { flow: 'heloc', page: 'bank/confirm', uuid: UUID }],
    [`/dashboard/${UUID}`, { flow: 'heloc', page: '', uuid: UUID }],
    [`/${UUID}/conditions/upload-document`, { flow: 'conditions', page: 'upload-document', uuid: UUID }],
    ['/register', { flow: 'register', page: '', uuid: undefined }],
    ['/register/account-setup', { flow: 'register', page: 'account-setup', uuid: undefined }],
    ['/heloc-signer/login', { flow: 'signer', page: 'login', uuid: undefined }],
    ['/dashboard/settings', { flow: 'support', page: 'dashboard/settings', uuid: undefined }],
  ])('%s', (path, place) => expect(placeOf(path, '', withConditions)).toMatchObject(place));

  test('redirects take the rest and only what the site keeps of the query', () => {
    const redirects = [{ from: '/account/heloc-signer*', to: '/heloc-signer*' }];
    expect(redirectOf(redirects, '/account/heloc-signer/sign')?.to).toBe('/heloc-signer/sign');
    expect(redirectOf(redirects, '/account')).toBeUndefined();
    expect(keptSearch('?pop-webchat=1&a=2', ['pop-webchat'])).toBe('?pop-webchat=1');
    expect(keptSearch('?a=2', [], true)).toBe('?a=2');
    expect(keptSearch('?redirectUrl=%2Fx&a=2', [], ['redirectUrl'])).toBe('?redirectUrl=%2Fx');
  });

  test('[ACC-B11] the paths of the specification open to visitors, and what lies beside them does not', () => {
    const { publicPaths } = JSON.parse(readFileSync('flows/site.json', 'utf8')) as { publicPaths: string[] };
    const open = [
      '/register',
      '/terms',
      '/communications',
      '/privacy',
      '/licenses',
      '/coming-soon',
      '/register/account-setup',
      '/register/support',
      '/heloc-signer/login',
    ];
    expect(open.filter((path) => !isPublic(path, publicPaths))).toEqual([]);
    const shut = [
      '/',
      '/dashboard',
      '/dashboard/settings',
      '/heloc-signer',
      '/heloc-signer/sign',
      '/registered',
    ];
    expect(shut.filter((path) => isPublic(path, publicPaths))).toEqual([]);
  });

  test('[ACC-B11] a listed path is meant with or without its last slash', () => {
    expect(isPublic('/register/', ['/register'])).toBe(true);
    expect(isPublic('/registered', ['/register'])).toBe(false);
  });

  test('[ACC-B10][ACC-B12] the site carries pop-webchat across its redirects, and whole queries only where it says so', () => {
    const { redirects, keepQuery } = JSON.parse(readFileSync('flows/site.json', 'utf8'));
    const query = '?pop-webchat=1&referrer=a';
    const to = (path: string) => {
      const redirect = redirectOf(redirects, path);
      return redirect && redirect.to + keptSearch(query, keepQuery, redirect.keepsQuery);
    };
    expect(to('/')).toBe('/dashboard?pop-webchat=1');
    expect(to('/account')).toBe('/dashboard?pop-webchat=1');
    expect(to('/terms')).toBe('external:terms?pop-webchat=1');
    expect(to('/heloc-signer')).toBe('/heloc-signer/login?pop-webchat=1');
    expect(to('/account/register')).toBe(`/register${query}`);
    expect(to('/account/heloc-signer/sign')).toBe('/heloc-signer/sign?pop-webchat=1');
  });

  test('[ACC-B13] closed lenders take nobody from the street, except the referred', () => {
    const closed = {
      organizations: ['WHOLESALE' as const, 'REFERRING_LO' as const],
      page: 'closed',
      paths: ['/'],
      unlessReferred: ['/register'],
    };
    const isClosed = (path: string, organization: string, referred = false) =>
      closedTo({ closed }, { path, organization, referred });
    for (const kind of ['WHOLESALE', 'REFERRING_LO']) {
      expect(isClosed('/', kind)).toBe(true);
      expect(isClosed('/', kind, true)).toBe(true);
      expect(isClosed('/register', kind)).toBe(true);
      expect(isClosed('/register/', kind)).toBe(true);
      expect(isClosed('/register', kind, true)).toBe(false);
      expect(isClosed('/register/support', kind)).toBe(false);
      expect(isClosed('/dashboard', kind)).toBe(false);
    }
    expect(isClosed('/register', 'DIRECT')).toBe(false);
    expect(closedTo({}, { path: '/', organization: 'WHOLESALE', referred: false })).toBe(false);
  });

  test.each([
    ['bank/confirm', '/page/bank/confirm'],
    ['/dashboard', '/dashboard'],
    ['external:terms', 'https://x.example/terms'],
    ['external:email', '#'],
    ['external:missing', '#'],
    ['external:bad', '#'],
    ['//evil.example', '#'],
    ['tel:+18005550142', 'tel:+18005550142'],
  ])('the target %s is %s', (to, href) => {
    const org = { links: { terms: 'https://x.example/terms', bad: 'javascript:alert(1)' }, email: 'a b' };
    expect(targetHref(to, org, (page) => `/page/${page}`)).toBe(href);
  });
});

describe('organisation data', () => {
  const page = (json: string) =>
    new DOMParser().parseFromString(
      `<script type="application/json" id="hearthline-data">${json}</script>`,
      'text/html',
    );

  test('[ACC-B1] missing data says so, with the detail', () => {
    expect(() => readOrgData(document)).toThrow(
      'No private label data found: no #hearthline-data in the page',
    );
    expect(() => readOrgData(page('{'))).toThrow(/^No private label data found: /);
    expect(() => readOrgData(page('{"orgCode":"a"}'))).toThrow(
      'No private label data found: orgMetaData is absent',
    );
  });

  test('whole data is read as it is', () => {
    expect(readOrgData(page(JSON.stringify(orgData()))).orgCode).toBe('acme');
  });
});

describe('[ACC-P5] the offer card', () => {
  const facts = (term: number, rate: number, amount: number) => ({ application: { term, rate, amount } });
  test.each([
    [0, 9, 60000],
    [10, 0, 60000],
    [10, 9, 0],
  ])('term %i, rate %i, amount %i: nothing', (...values) =>
    expect(offerDetails(facts(...values))).toBeUndefined(),
  );

  test('the payment is amortized from term, rate and amount', () => {
    expect(offerDetails(facts(10, 9, 60000))?.paymentCents).toBe(76005);
  });
});

describe('[ACC-M1][ACC-M2] maintenance', () => {
  const site = { flag: 'down', title: 'Scheduled Maintenance', message: 'Please check back shortly.' };
  const flag = (variables: Record<string, unknown>) => ({ down: { flagEnabled: true, variables } });

  test('closes the listed routes and no others', () => {
    const flags = flag({ routes: '["/register", "/dashboard*"]' });
    expect(maintenanceAt('/register/', site, flags)).toMatchObject({ title: 'Scheduled Maintenance' });
    expect(maintenanceAt('/dashboard/settings', site, flags)).toBeDefined();
    expect(maintenanceAt('/contact', site, flags)).toBeUndefined();
  });

  test('the flag may bring its own words', () => {
    const flags = flag({
      routes: ['/x'],
      pageTitle: 'Back at noon',
      message: 'Soon.',
      shouldShowDashboardLink: false,
    });
    expect(maintenanceAt('/x', site, flags)).toEqual({
      title: 'Back at noon',
      message: 'Soon.',
      showsDashboardLink: false,
    });
  });

  test.each([{}, { down: true }, { down: '{' }, flag({ routes: '[' }), { down: { flagEnabled: false } }])(
    '%j closes nothing',
    (flags) => expect(maintenanceAt('/x', site, flags)).toBeUndefined(),
  );
});

describe('[ACC-F9] opening hours', () => {
  const day = (weekday: string, weekdayValue: number, startTime?: string, endTime?: string) => ({
    weekday,
    weekdayValue,
    isOpen: startTime !== undefined,
    ...(startTime && endTime ? { startTime, endTime } : {}),
  });
  const names = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

  test('equal days stand together', () => {
    const week = names.map((name, index) =>
      index < 5 ? day(name, index + 1, '06:00', '18:30') : day(name, index + 1),
    );
    expect(weekText(week.toReversed())).toEqual(['Monday–Friday 6 a.m.–6:30 p.m.', 'Saturday–Sunday closed']);
  });

  test('unequal days stand alone', () => {
    const week = [day('SATURDAY', 6, '08:00', '12:00'), day('SUNDAY', 7)];
    expect(weekText(week)).toEqual(['Saturday 8 a.m.–12 p.m.', 'Sunday closed']);
    expect(weekText([])).toEqual([]);
  });
});

describe('[ACC-O1][ACC-O2] originator', () => {
  test('the heading names a broker only when no officer is known', () => {
    expect(originatorHeading({ brokerName: 'B' })).toBe('Your Broker');
    expect(originatorHeading({ originatorName: 'A', brokerName: 'B' })).toBe('Your Loan Officer');
  });

  test('without a name there is no originator', () => {
    expect(toOriginator({ originatorDisplayInfo: { email: 'a@b.example' } })).toBeUndefined();
    expect(toOriginator(undefined)).toBeUndefined();
    expect(toOriginator({ originatorDisplayInfo: { originatorName: 'A', nmls: null } })).toEqual({
      originatorName: 'A',
    });
  });
});

test('[ACC-T7] five toasts are seen at most, and a failure is titled Error', () => {
  const ids = Array.from({ length: 7 }, (_, index) => showToast({ tone: 'danger', text: String(index) }));
  expect(shownToasts.read()).toHaveLength(VISIBLE);
  expect(shownToasts.read()[0]).toMatchObject({ text: '2', title: 'Error' });
  for (const id of ids) closeToast(id);
  expect(shownToasts.read()).toEqual([]);
});

describe('attempts', () => {
  test('one key for the same answers until the server has answered', () => {
    let count = 0;
    const keys = attemptKeys(() => `k${++count}`);
    expect([keys.keyFor({ a: 1 }), keys.keyFor({ a: 1 }), keys.keyFor({ a: 2 })]).toEqual(['k1', 'k1', 'k2']);
    keys.answered();
    expect(keys.keyFor({ a: 2 })).toBe('k3');
  });
});

describe('drafts', () => {
  test('saves once, 400 ms after the last key, and only what changed', async () => {
    vi.useFakeTimers();
    const save = vi.fn(async () => undefined);
    const keeper = draftKeeper(save, { a: '' }, () => undefined);
    keeper.note({ a: 'x' });
    await vi.advanceTimersByTimeAsync(399);
    keeper.note({ a: 'xy' });
    await vi.advanceTimersByTimeAsync(399);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[{ a: 'xy' }, false]]);
    keeper.note({ a: 'xy' });
    await vi.advanceTimersByTimeAsync(400);
    expect(save).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test('a failed save is tried again with the next one, and nothing is lost', async () => {
    const tell = vi.fn();
    const save = vi.fn(async () => undefined);
    save.mockRejectedValueOnce(new Error('offline'));
    const keeper = draftKeeper(save, {}, tell);
    keeper.note({ a: 1 });
    await keeper.flush();
    expect(tell).toHaveBeenLastCalledWith('failed');
    await keeper.flush();
    expect(save).toHaveBeenLastCalledWith({ a: 1 }, false);
    expect(tell).toHaveBeenLastCalledWith('saved');
  });

  test('what was submitted is not saved as a draft again', async () => {
    const save = vi.fn(async () => undefined);
    const keeper = draftKeeper(save, {}, () => undefined);
    keeper.note({ a: 1 });
    keeper.drop();
    await keeper.flush();
    expect(save).not.toHaveBeenCalled();
  });
});

test('time left is said in two parts', () => {
  expect(timeLeft(61_000)).toBe('2 minutes');
  expect(timeLeft(3_600_000)).toBe('1 hour');
  expect(timeLeft((26 * 60 + 5) * 60_000)).toBe('1 day 2 hours');
});

test('a token says when it ends; anything else does not', () => {
  const token = `x.${btoa(JSON.stringify({ exp: 1_800_000_000 }))}.y`;
  expect(tokenEnd(token)).toBe(1_800_000_000_000);
  expect(tokenEnd('nonsense')).toBeUndefined();
});

test('the runtime counts characters as people do, and compares JSON', () => {
  expect(validatorRuntime.ucs2length('né👍')).toBe(3);
  expect(validatorRuntime.equal({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
  expect(validatorRuntime.equal([1], { 0: 1 })).toBe(false);
});

test('a page opens with what was chosen elsewhere, until its field has an answer of its own', () => {
  const page = {
    fields: { payType: { entity: 'bank', path: ['payType'] } },
    display: { properties: { payType: {} } },
    defaults: {},
    opensWith: { payType: 'application.payType' },
  } as unknown as Page;
  const chosen = { application: { payType: 'AUTOPAY' }, bank: {} };
  expect(openingAnswers(page, chosen)).toEqual({ payType: 'AUTOPAY' });
  expect(openingAnswers(page, { ...chosen, bank: { payType: 'MANUAL' } })).toEqual({ payType: 'MANUAL' });
  expect(openingAnswers(page, chosen, { payType: 'MANUAL' })).toEqual({ payType: 'MANUAL' });
  expect(openingAnswers(page, {})).toEqual({});
});
