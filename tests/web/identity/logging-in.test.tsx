/** Logging in here and at the broker, and pages that a link by email opens (ACC-R2). */
/** Covers src/web/platform/api/calls/identity-api.ts, src/web/shell. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeToast, shownToasts } from '../../../src/web/parts/toast-store.ts';
import { at, draw, flags, page, support, title } from './signed-in.ts';

const LOGIN = 'POST /identity-broker/customer/api/v3/login';

beforeEach(() => {
  for (const { id } of shownToasts.read()) closeToast(id);
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
