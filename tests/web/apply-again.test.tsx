/** A returning borrower whose session ends on the way to another application loses neither the answers nor the way. */
/** Covers src/web/journey/apply-again.tsx, src/web/shell/use-session-end.ts. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import '../../src/web/journey/apply-again.tsx';
import '../../src/web/shell/login-again.tsx';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawApp, UUID } from './fixtures/draw-app.tsx';
import { registration } from './fixtures/hosted.ts';

const at = () => window.location.pathname.replace('/account/heloc', '') + window.location.search;
const draft = () => ({ draft: {}, done: ['ask'] });
const WHO = 'GET /identity/secure/api/v1_1/identity';
const DRAFTS = 'PUT /service-application/external/api/v1/registration/drafts/*';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
});

test('the address of a new application, opened after the session ended, leads through the login and back', async () => {
  drawApp(`/register?again=${UUID}&step=end`, {
    ...registration(draft),
    [`POST /service-application/api/v1/application/heloc/${UUID}/again`]: () => ({ status: 401 }),
  });
  const back = encodeURIComponent(`/account/heloc/register?again=${UUID}&step=end`);
  await waitFor(() => expect(at()).toBe(`/auth/login?redirectUrl=${back}`));
});

test('a session that ended over a typed answer of the registration is renewed over the page', async () => {
  const { user } = drawApp('/register?step=ask', {
    ...registration(draft),
    [WHO]: () => ({ body: { uuid: UUID }, headers: { authorization: 'Bearer renewed' } }),
    [DRAFTS]: () => ({ status: 401 }),
  });
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(email, 'maria@example.com');
  expect(await screen.findByRole('dialog', { name: 'Log in again' })).toBeVisible();
  window.localStorage.setItem('jwt-local', 'token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwt-local' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(at()).toBe('/register?step=ask');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@example.com');
});

test('a visitor whose session ended days ago registers without a login', async () => {
  const refused = vi.fn(() => ({ status: 401 }));
  drawApp('/register?step=ask', {
    ...registration(draft),
    [WHO]: async () => {
      // The page is drawn before the server says so.
      await screen.findByRole('textbox', { name: 'Email' });
      return refused();
    },
  });
  await waitFor(() => expect(refused).toHaveBeenCalled());
  await waitFor(() => expect(window.localStorage.getItem('jwt-local')).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
