/** FINDING-B10: a session that ends says so: a countdown, then nothing personal on the screen, and a login that tells why. */
/** Covers src/web/platform/data/server-clock.ts, src/web/shell/{login-again,session-warning}.tsx, src/web/shell. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import '../../src/web/shell/session-warning.tsx';
import '../../src/web/shell/login-again.tsx';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteServerDate } from '../../src/web/platform/data/server-clock.ts';
import { timeWords } from '../../src/web/shell/session-warning.tsx';
import { drawApp, UUID } from './fixtures/draw-app.tsx';
import type { Routes } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';
import { smallCore } from './fixtures/small-flow.ts';
import { loginPages } from './fixtures/support-pages.ts';

const WHO = 'GET /identity/secure/api/v1_1/identity';
const ME = '11111111-1111-4111-8111-111111111111';
const at = () => window.location.pathname.replace('/account/heloc', '') + window.location.search;
const IDLE = /You were logged out after 15 minutes without activity, to protect your information\./;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
});

/** A token of fifteen minutes, of which some seconds are left. */
function token(left: number): string {
  const exp = Date.now() / 1000 + left;
  return `h.${btoa(JSON.stringify({ sub: ME, exp, iat: exp - 900 }))}.s`;
}

/** The clock on the wall continues, as it does while a laptop sleeps; it is looked at when the page is seen again. */
function letPass(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const dashboard = {
  ...{ id: 'dashboard', title: 'Your applications', content: [] },
  schema: { type: 'object', properties: {} },
  ...{ display: { type: 'object', properties: {} }, fields: {}, defaults: {}, secrets: [] },
};
const support: Routes = {
  'GET /content/acme/abc/support/core.json': () => ({
    body: {
      ...smallCore,
      id: 'support',
      flow: { ...smallCore.flow, id: 'support', basePath: '/' },
      pages: { dashboard: { title: 'Your applications' }, ...loginPages },
      site: {
        links: { dashboard: '/dashboard' },
        publicPaths: ['/auth/login'],
        menus: { profile: [{ label: 'Logout', to: 'action:logout' }] },
      },
    },
  }),
  'GET /content/acme/abc/support/page/dashboard.json': () => ({ body: dashboard }),
  [WHO]: () => ({ body: { uuid: ME, email: 'maria@example.com' } }),
};

function draw(path: string, left: number, routes: Routes = {}) {
  noteServerDate(new Date().toUTCString());
  window.localStorage.setItem('jwt-local', token(left));
  return drawApp(path, { ...support, ...routes }, orgData(), async () => ({ make: () => () => true }));
}

const warning = () => screen.findByRole('dialog', { name: 'Are you still there?' });

test('FINDING-B10: the warning counts down, and at zero the login follows and says why', async () => {
  draw('/dashboard', 110);
  expect(await warning()).toHaveTextContent(/log you out in 1 minute \d+ seconds?/);
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:(4\d|50)$/);
  letPass(110);
  await waitFor(() => expect(at()).toBe('/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fdashboard'), {
    timeout: 60_000,
  });
  expect(await screen.findByText(IDLE)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Your applications')).toBeNull();
  expect(window.localStorage.getItem('jwt-local')).toBeNull();
});

test('FINDING-B10: over a typed answer the login comes by itself, the page is out of sight, and nothing typed is lost', async () => {
  const { user } = draw(`/${UUID}/ask`, 900);
  await user.type(await screen.findByLabelText('Email'), 'maria@example.com');
  letPass(901);
  const login = await screen.findByRole('dialog', { name: 'Log in again' });
  expect(login).toHaveTextContent(IDLE);
  expect(document.documentElement.dataset.locked).toBe('true');
  window.localStorage.setItem('jwt-local', token(900));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwt-local' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.documentElement.dataset.locked).toBeUndefined();
  expect(at()).toBe(`/${UUID}/ask`);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@example.com');
});

test('FINDING-B10: to stay is one press; a fresh token ends the countdown', async () => {
  let asked = false;
  const { user } = draw('/dashboard', 60, {
    [WHO]: () => ({
      ...(asked ? { headers: { authorization: `Bearer ${token(900)}` } } : {}),
      body: { uuid: ME },
    }),
  });
  await warning();
  asked = true;
  await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(at()).toBe('/dashboard');
});

test('FINDING-B10: staying too late says so', async () => {
  let ended = false;
  const { user } = draw('/dashboard', 60, {
    [WHO]: () => (ended ? { status: 401 } : { body: { uuid: ME } }),
  });
  await warning();
  ended = true;
  await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(await screen.findByText(/You were already logged out when you chose to stay/)).toBeVisible();
  expect(at()).toMatch(/^\/auth\/login\?redirectUrl=/);
});

test('FINDING-B10: a server out of reach is told in the question, which stays', async () => {
  let away = false;
  const { user } = draw('/dashboard', 60, {
    [WHO]: () => (away ? { status: 503 } : { body: { uuid: ME } }),
  });
  await warning();
  away = true;
  await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(await screen.findByText(/We couldn't reach our servers/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
});

test.each([
  [120, '2 minutes'],
  [105, '1 minute 45 seconds'],
  [61, '1 minute 1 second'],
  [15, '15 seconds'],
])('%i seconds are said as %s', (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});
