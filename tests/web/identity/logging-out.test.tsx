/** Logging out by both ways (ACC-R3). */
/** Covers src/web/platform/api/calls/identity-api.ts, src/web/shell. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { at, draw, FIGURE, flags, identity, support, title, V11 } from './signed-in.ts';

const LOGOUT = 'POST /identity-broker/customer/secure/api/v3/logout';

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
    await drawn.user.click(await screen.findByRole('button', { name: 'Account' }));
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

  test('[ACC-R3] a slow answer does not draw the login a second time: what is typed there stays', async () => {
    let answer = (_: { body: object }): void => undefined;
    const slow = new Promise<{ body: object }>((resolve) => {
      answer = resolve;
    });
    const drawn = draw('/dashboard', {
      ...support,
      ...flags(false),
      [V11]: () => identity(),
      [FIGURE]: () => identity(),
      [LOGOUT]: () => slow as never,
    });
    await title('Your applications');
    await drawn.user.click(await screen.findByRole('button', { name: 'Account' }));
    await drawn.user.click(await screen.findByRole('button', { name: 'Log out' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwt-local', newValue: null })));
    await title('Log in');
    await drawn.user.type(await screen.findByLabelText('Email'), 'maria@example.com');
    await act(async () => answer({ body: { redirect: '/auth/login' } }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByLabelText('Email')).toHaveValue('maria@example.com');
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
