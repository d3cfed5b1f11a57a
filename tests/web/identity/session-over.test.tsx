/** What ends a session, and what does not (ACC-R1, ACC-R4). */
/** Covers src/web/platform/api/transport/api-error.ts, src/web/platform/api. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../src/web/platform/api/transport/client.ts';
import type { Routes } from '../fixtures/fake-server.ts';
import { at, draw, support, title, V11 } from './signed-in.ts';

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

  test.each([
    ['unauthenticated', 'token'],
    ['invalid signature', null],
  ])(
    '[ACC-R1] a 403 %s leads there too; a token that was signed wrongly is forgotten',
    async (message, left) => {
      draw('/dashboard', ending(403, message));
      await waitFor(() => expect(at()).toMatch(/^\/auth\/login\?redirectUrl=/));
      expect(window.localStorage.getItem('jwt-local')).toBe(left);
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
