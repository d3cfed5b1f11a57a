/** Applications that cannot be loaded, and the return from the bank (ACC-B7, ACC-B14, ACC-E3). */
/** Covers src/web/parts/toast-store.ts, src/web/platform/api, src/web/journey/application-route.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeToast, shownToasts } from '../../../src/web/parts/toast-store.ts';
import { journey, LINE, UUID } from '../fixtures/draw-app.tsx';
import type { Routes } from '../fixtures/fake-server.ts';
import { at, draw, ME, support, title } from './signed-in.ts';

const JOURNEY = `GET ${LINE}/journey`;

beforeEach(() => {
  for (const { id } of shownToasts.read()) closeToast(id);
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
      await waitFor(() => expect(at()).toBe('/dashboard'));
      expect(await screen.findByText(why)).toBeVisible();
    },
  );

  test("a co-owner's part that is opened as an application leads to its own address", async () => {
    const { server } = draw(`/${UUID}/ask`, { ...support, [JOURNEY]: () => journey({ flow: 'signer' }) });
    await waitFor(() => expect(at()).toMatch(/^\/heloc-signer/));
    expect(server.calls(`PUT ${LINE}/drafts/*`)).toHaveLength(0);
    expect(window.localStorage.getItem('heloc_uuid-local')).toBeNull();
  });

  test('[ACC-E3] without a token nothing is asked; the login comes first', async () => {
    window.localStorage.setItem('jwt-local', '');
    const { server } = draw(`/${UUID}/ask`, support);
    await waitFor(() => expect(at()).toMatch(/^\/auth\/login\?redirectUrl=.*ask$/));
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
    await waitFor(() => expect(at()).toBe(`/${UUID}/ask`));
  });

  test('[ACC-B14] with nothing stored the active one goes on', async () => {
    draw(
      '/plaid-oauth-success',
      all([
        { uuid: ME, active: false },
        { uuid: UUID, active: true },
      ]),
    );
    await waitFor(() => expect(at()).toBe(`/${UUID}/ask`));
  });

  test('[ACC-B14] without an active one the borrower is sent back to the other tab', async () => {
    draw('/plaid-oauth-success', all([{ uuid: ME, active: false }]));
    expect(await title('Other tab')).toBeVisible();
  });
});
