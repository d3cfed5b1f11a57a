/** What another tab changes (FAULT-9). */
/** Covers src/web/platform/api, src/web/shell. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { journey, LINE, UUID } from '../fixtures/draw-app.tsx';
import { at, draw, identity, support, title, V11 } from './signed-in.ts';

const JOURNEY = `GET ${LINE}/journey`;

const token = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;

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
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await user.type(email, 'maria@example.com');
    elsewhere(null);
    expect(await screen.findByText(/You logged out in another tab/)).toBeVisible();
    elsewhere(token('a'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@example.com');
  });

  test('FAULT-9: another account elsewhere leads to its dashboard', async () => {
    draw(`/${UUID}/ask`, support);
    await screen.findByRole('textbox', { name: 'Email' });
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
    const email = await screen.findByRole('textbox', { name: 'Email' });
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
