/** The login is a page of content like any other: its words, its other ways in and their order are the page's. */
/** Covers src/web/blocks/sign-in.tsx, src/web/shell/login-here.tsx, flows/support/pages/auth/login.json. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp } from '../fixtures/draw-app.tsx';

test('the page says what stands around the fields, and the first other way in is a button', async () => {
  window.localStorage.setItem('jwt-local', '');
  const { container, server } = drawApp('/auth/login');
  await screen.findByRole('button', { name: 'Log in' });

  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(screen.getByText(/your answers are right where you left them/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Email me a link' });
  expect([link.getAttribute('href'), link.className]).toEqual(['/account/heloc/auth/link', 'hl-button']);
  const forgot = screen.getByRole('link', { name: 'Forgot your password?' });
  expect(forgot).toHaveAttribute('href', '/account/heloc/auth/reset');
  expect(screen.getByRole('link', { name: 'Check your rate' })).toHaveAttribute(
    'href',
    '/account/heloc/register',
  );
  expect(container.querySelectorAll('main form')).toHaveLength(1);
  expect(container.querySelector('main aside')).toBeNull();
  expect(server.asked.filter(({ path }) => path.includes('drafts'))).toEqual([]);
});

test('whoever opens the first address signed out may never have been here: nobody is welcomed back', async () => {
  window.localStorage.setItem('jwt-local', '');
  const { container } = drawApp('/auth/login');
  await screen.findByRole('button', { name: 'Log in' });
  expect(container).not.toHaveTextContent(/welcome back/i);
  expect(container).toHaveTextContent(/New here\?/);
});
