/**
 * Covers src/web/api/calls/identity-api.ts, src/web/api/transport/api-error.ts, src/web/parts/toast-store.ts,
 *   src/web/api, src/web/shell.
 */
// @vitest-environment jsdom
/** Logging in and out by both ways, what ends a session, other tabs, expired passwords, lost applications, the bank's return. */
import './fixtures/browser.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readIdentity } from '../../src/web/api/calls/identity-api.ts';
import { ApiError } from '../../src/web/api/transport/api-error.ts';
import { createClient } from '../../src/web/api/transport/client.ts';
import { closeToast, shownToasts } from '../../src/web/parts/toast-store.ts';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import { fakeServer, type Routes } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';
import { smallCore } from './fixtures/small-flow.ts';

const JOURNEY = `GET ${LINE}/journey`;
const LOGIN = 'POST /identity-broker/customer/api/v3/login';
const LOGOUT = 'POST /identity-broker/customer/secure/api/v3/logout';
const V1 = 'GET /identity/secure/api/v1/identity';
const V11 = 'GET /identity/secure/api/v1_1/identity';
const FIGURE = 'GET /identity-broker/customer/secure/api/v3/self/figureinfo';
const DECISION = 'POST /service-optimize/external/api/v2/decision';
const ME = '11111111-1111-4111-8111-111111111111';
const token = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
const at = () => window.location.pathname.replace('/account/heloc', '') + window.location.search;
const draw = (path: string, routes: Routes) =>
  drawApp(path, routes, orgData(), async () => ({ make: () => () => true }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 8000 });

beforeEach(() => {
  for (const { id } of shownToasts.read()) closeToast(id);
});

const site = {
  identity: { broker: { customer: 'broker', agent: 'broker-agents' } },
  links: { dashboard: '/dashboard', newPassword: '/new-password', linkReturn: '/plaid-oauth-success' },
  publicPaths: ['/auth/login', '/register', '/plaid-oauth-success'],
  menus: { profile: [{ label: 'Log out', to: 'action:logout' }] },
};
const page = (id: string, name: string) => ({
  id,
  title: name,
  schema: { type: 'object', properties: {} },
  display: { type: 'object', properties: {} },
  fields: {},
  defaults: {},
  secrets: [],
  content: [],
});
const pages = {
  'auth/open': 'Open',
  dashboard: 'Your applications',
  'new-password': 'New password',
  'plaid-oauth-success': 'Other tab',
};
const supportPages: Routes = Object.fromEntries(
  Object.entries(pages).map(([id, name]) => [
    `GET /content/acme/abc/support/page/${id}.json`,
    () => ({ body: page(id, name) }),
  ]),
);
const support: Routes = {
  'GET /content/acme/abc/support/core.json': () => ({
    body: {
      ...smallCore,
      id: 'support',
      flow: { ...smallCore.flow, id: 'support', basePath: '/' },
      pages: Object.fromEntries(Object.entries(pages).map(([id, name]) => [id, { title: name }])),
      site,
    },
  }),
  ...supportPages,
};
const flags = (enabled: boolean): Routes => ({
  [DECISION]: () => ({ body: { decisions: [{ key: 'broker', enabled, variables: [] }] } }),
});
const identity = (more: object = {}) => ({ body: { uuid: ME, email: 'maria@example.com', ...more } });

describe('the identity', () => {
  const send = createClient({ orgCode: 'acme' });
  const legacy = { kind: 'customer', broker: false } as const;

  test('[ACC-R5] the older login is asked in its second shape, and in the first where that is unknown', async () => {
    const both = fakeServer({ [V11]: () => identity({ isBroker: true }), [V1]: () => identity() });
    expect(await readIdentity(send, legacy)).toMatchObject({ uuid: ME, isBroker: true });
    expect(both.calls(V1)).toHaveLength(0);
    fakeServer({ [V1]: () => identity({ phoneNumbers: ['+15125550100'] }) });
    expect(await readIdentity(send, legacy)).toMatchObject({
      phone: '+15125550100',
      passwordExpired: false,
      aliases: [],
      activeLegacyCustomerOrgs: [],
    });
  });

  test('[ACC-R5] the broker is asked for its own kind, by name', async () => {
    const server = fakeServer({
      'GET /identity-broker/agent/secure/api/v3/self/figureinfo': () =>
        identity({ aliases: [{ type: 'EMAIL', value: 'a@b.example' }], passwordExpired: true }),
    });
    const agent = await readIdentity(send, { kind: 'agent', broker: true });
    expect(agent).toMatchObject({
      passwordExpired: true,
      aliases: [{ type: 'EMAIL', value: 'a@b.example' }],
    });
    expect(server.asked[0]?.headers).toMatchObject({ 'x-auth0-application-name': 'heloc' });
  });

  test.each([
    ['404', { status: 404, body: { errors: ['no'] } }],
    ['no identifier', { body: { email: 'x' } }],
    ['500', { status: 500 }],
  ])('[ACC-R5] %s is User not found', async (_, reply) => {
    fakeServer({ [FIGURE]: () => reply });
    await expect(readIdentity(send, { kind: 'customer', broker: true })).rejects.toThrow(
      new Error('User not found'),
    );
  });

  test('[ACC-R5] an ended session stays an ended session', async () => {
    fakeServer({ [V11]: () => ({ status: 401 }) });
    await expect(readIdentity(send, legacy)).rejects.toBeInstanceOf(ApiError);
  });

  test('[ACC-R5] a user who must choose a new password comes to the page for it', async () => {
    draw('/dashboard', { ...support, [V11]: () => identity({ passwordExpired: true }) });
    expect(await title('New password')).toBeVisible();
    expect(at()).toBe('/new-password');
  });
});

describe('logging in', () => {
  test('[ACC-R2] with the broker’s flag the server says where; it is told application, organization and mode', async () => {
    const { server } = draw('/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fdashboard', {
      ...support,
      ...flags(true),
      [LOGIN]: () => ({ body: { redirect: '/account/heloc/new-password' } }),
    });
    await waitFor(() => expect(at()).toBe('/new-password'));
    const [asked] = server.calls(LOGIN);
    expect(asked?.body).toEqual({
      applicationName: 'heloc',
      orgCode: 'acme',
      mode: 'sandbox',
      redirectUrl: '/account/heloc/dashboard',
    });
    expect(asked?.headers).toMatchObject({ 'x-auth0-application-name': 'heloc', 'x-org': 'acme' });
  });

  test.each(['javascript:alert(1)', '//evil.example', 'http://evil.example'])(
    '[ACC-R2] a broker that answers %s is not followed',
    async (redirect) => {
      draw('/auth/login', { ...support, ...flags(true), [LOGIN]: () => ({ body: { redirect } }) });
      expect(await title('Sorry, looks like we have hit a snag!')).toBeVisible();
      expect(at()).toBe('/auth/login');
    },
  );

  test('[ACC-R2] a server whose broker is off after all is believed: the login is here', async () => {
    draw('/auth/login', {
      ...support,
      ...flags(true),
      [LOGIN]: () => ({ body: { redirect: '/auth/login' } }),
    });
    expect(await title('Log in')).toBeVisible();
  });

  test('[ACC-R2] without the flag the login is here', async () => {
    const { server } = draw('/auth/login', { ...support, ...flags(false) });
    expect(await title('Log in')).toHaveFocus();
    expect(server.calls(LOGIN)).toHaveLength(0);
  });
});

describe('a page about the login', () => {
  test.each(['#token=abc', '?token=abc'])(
    'sends what its address carries (%s, FINDING-D11), and goes where the answer says with the new token',
    async (carried) => {
      const { server, user } = draw(`/auth/open${carried}`, {
        ...support,
        'GET /content/acme/abc/support/page/auth/open.json': () => ({
          body: {
            ...page('auth/open', 'Open'),
            actions: { submit: { label: 'Log in', kind: 'primary', do: 'save', done: 'You are in.' } },
          },
        }),
        'POST /identity/api/v1/page-submission': () => ({
          body: { jwt: 'fresh', next: '/account/heloc/dashboard' },
        }),
      });
      await title('Open');
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      expect(await title('Your applications')).toBeVisible();
      expect(await screen.findByText('You are in.')).toBeVisible();
      expect(server.calls('POST /identity/api/v1/page-submission')[0]?.body).toEqual({
        flow: 'support',
        page: 'auth/open',
        query: { token: 'abc' },
        action: 'submit',
        data: {},
      });
      expect(window.localStorage.getItem('jwt-local')).toBe('fresh');
    },
  );
});

describe('logging out', () => {
  async function logOut(reply: { status?: number; body?: object }, broker = false) {
    const drawn = draw('/dashboard', {
      ...support,
      ...flags(broker),
      [V11]: () => identity(),
      [FIGURE]: () => identity(),
      [LOGOUT]: () => reply,
    });
    await title('Your applications');
    await drawn.user.click(await screen.findByRole('button', { name: 'Account' }, { timeout: 8000 }));
    await drawn.user.click(await screen.findByRole('button', { name: 'Log out' }));
    return drawn;
  }

  test('[ACC-R3] the token is gone before the answer, and the server is told application, organization and mode', async () => {
    const { server } = await logOut({ body: { redirect: '/auth/login' } });
    expect(await title('Log in')).toBeVisible();
    const [asked] = server.calls(LOGOUT);
    expect(asked?.headers.authorization).toBe('Bearer token');
    expect(asked?.body).toEqual({ applicationName: 'heloc', orgCode: 'acme', mode: 'sandbox' });
    expect(window.localStorage.getItem('jwt-local')).toBeNull();
  });

  test('[ACC-R3] the server’s redirect is followed, where it is one', async () => {
    await logOut({ body: { redirect: '/account/heloc/plaid-oauth-success' } }, true);
    await waitFor(() => expect(at()).toBe('/plaid-oauth-success'));
  });

  test.each([
    ['no answer', { status: 500 }],
    ['another site by script', { body: { redirect: 'javascript:1' } }],
  ])('[ACC-R3] %s leads to the login', async (_, reply) => {
    await logOut(reply);
    expect(await title('Log in')).toBeVisible();
    expect(at()).toBe('/auth/login');
  });
});

describe('the end of a session', () => {
  const ending = (status: number, message: string): Routes => ({
    ...support,
    [V11]: () => ({ status, body: { errors: ['x'], message } }),
  });

  test('[ACC-R1] a 401 leads to the login with the way back, and removes the token', async () => {
    draw('/dashboard?a=1', ending(401, 'unauthenticated'));
    await waitFor(() => expect(at()).toBe('/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fdashboard%3Fa%3D1'));
    expect(window.localStorage.getItem('jwt-local')).toBeNull();
  });

  test.each(['unauthenticated', 'invalid signature'])(
    '[ACC-R1] a 403 %s leads there too',
    async (message) => {
      draw('/dashboard', ending(403, message));
      await waitFor(() => expect(at()).toMatch(/^\/auth\/login\?redirectUrl=/));
      expect(window.localStorage.getItem('jwt-local')).toBe('token');
    },
  );

  test('[ACC-R1] any other 403 ends nothing', async () => {
    draw('/dashboard', ending(403, 'not yours'));
    expect(await title('Your applications')).toBeVisible();
    expect(at()).toBe('/dashboard');
  });

  test('[ACC-R4] an answer that was asked for before the logout brings no token back', async () => {
    const replies: Array<(reply: Response) => void> = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => replies.push(done)));
    window.localStorage.setItem('jwt-local', 'old');
    const asking = createClient({ orgCode: 'acme' })({ method: 'GET', path: '/x' });
    window.localStorage.removeItem('jwt-local');
    replies[0]?.(
      new Response('{}', { headers: { authorization: 'Bearer new', 'content-type': 'application/json' } }),
    );
    await asking;
    expect(window.localStorage.getItem('jwt-local')).toBeNull();
  });
});

describe('other tabs', () => {
  function elsewhere(value: string | null) {
    if (value === null) window.localStorage.removeItem('jwt-local');
    else window.localStorage.setItem('jwt-local', value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwt-local', newValue: value })));
  }

  test('FAULT-9: a logout elsewhere leads to the login', async () => {
    draw('/dashboard', { ...support, [V11]: () => identity() });
    await title('Your applications');
    elsewhere(null);
    await waitFor(() => expect(at()).toMatch(/^\/auth\/login/));
  });

  test('FAULT-9: over a page with answers it asks to log in again, and a login elsewhere closes the question', async () => {
    window.localStorage.setItem('jwt-local', token('a'));
    const { user } = draw(`/${UUID}/ask`, support);
    const email = await screen.findByRole('textbox', { name: 'Email' }, { timeout: 8000 });
    await user.type(email, 'maria@example.com');
    elsewhere(null);
    expect(await screen.findByText(/You logged out in another tab/)).toBeVisible();
    elsewhere(token('a'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@example.com');
  });

  test('FAULT-9: another account elsewhere leads to its dashboard', async () => {
    draw(`/${UUID}/ask`, support);
    await screen.findByRole('textbox', { name: 'Email' }, { timeout: 8000 });
    elsewhere(token('b'));
    await waitFor(() => expect(at()).toBe('/dashboard'));
  });

  test('FAULT-9: a stale save shows both answers and keeps what was typed', async () => {
    let changed = false;
    const { user } = draw(`/${UUID}/ask`, {
      ...support,
      [JOURNEY]: () =>
        journey(changed ? { version: 2, facts: { profile: { email: 'other@example.com' } } } : {}),
      [`POST ${LINE}/submission`]: () => {
        changed = true;
        return { status: 409, body: { errors: ['Changed in another tab.'], message: 'stale' } };
      },
    });
    const email = await screen.findByRole('textbox', { name: 'Email' }, { timeout: 8000 });
    await user.type(email, 'maria@example.com');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await user.click(screen.getByRole('button', { name: 'Check my rate' }));
    const note = { name: 'This page was changed in another tab' };
    expect(await screen.findByRole('heading', note)).toBeVisible();
    expect(screen.queryByText('There is a problem')).toBeNull();
    const row = screen.getByRole('row', { name: /^Email/ });
    expect(row).toHaveTextContent('maria@example.com');
    expect(row).toHaveTextContent('other@example.com');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@example.com');
    await user.click(screen.getByRole('button', { name: 'Close this note' }));
    expect(screen.queryByRole('heading', note)).toBeNull();
  });
});

describe('what cannot be loaded', () => {
  test.each([
    ['an application', { [JOURNEY]: () => ({ status: 404 }) }, /couldn't open that application/],
    ['a broken one', { [JOURNEY]: () => ({ status: 500 }) }, /couldn't open your application just now/],
    [
      'a profile',
      { 'GET /service-profile/api/v1/profile': () => ({ status: 500 }) },
      'Failed to fetch profile details.',
    ],
  ] as [string, Routes, string | RegExp][])(
    '[ACC-B7][ACC-E3] %s leads to the dashboard, which says why',
    async (_, routes, why) => {
      draw(`/${UUID}/ask`, { ...support, ...routes });
      await waitFor(() => expect(at()).toBe('/dashboard'), { timeout: 8000 });
      expect(await screen.findByText(why)).toBeVisible();
    },
  );

  test('[ACC-E3] without a token nothing is asked; the login comes first', async () => {
    window.localStorage.setItem('jwt-local', '');
    const { server } = draw(`/${UUID}/ask`, support);
    await waitFor(() => expect(at()).toMatch(/^\/auth\/login\?redirectUrl=.*ask$/), { timeout: 8000 });
    expect(server.calls(JOURNEY)).toHaveLength(0);
    expect(server.calls('GET /service-profile/api/v1/profile')).toHaveLength(0);
  });
});

describe('the bank’s return', () => {
  const all = (list: object[]): Routes => ({
    ...support,
    'GET /service-application/api/v3/application/heloc/all': () => ({ body: list }),
  });

  test('[ACC-B14] the stored application goes on', async () => {
    window.localStorage.setItem('heloc_uuid-local', UUID);
    draw('/plaid-oauth-success', all([]));
    await waitFor(() => expect(at()).toBe(`/${UUID}/ask`), { timeout: 8000 });
  });

  test('[ACC-B14] with nothing stored the active one goes on', async () => {
    draw(
      '/plaid-oauth-success',
      all([
        { uuid: ME, active: false },
        { uuid: UUID, active: true },
      ]),
    );
    await waitFor(() => expect(at()).toBe(`/${UUID}/ask`), { timeout: 8000 });
  });

  test('[ACC-B14] without an active one the borrower is sent back to the other tab', async () => {
    draw('/plaid-oauth-success', all([{ uuid: ME, active: false }]));
    expect(await title('Other tab')).toBeVisible();
  });
});
