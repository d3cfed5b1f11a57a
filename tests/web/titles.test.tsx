/** Covers src/web/shell. */
// @vitest-environment jsdom
/** The browser's title names the lender and the page, whatever kind of page it is. */
import './fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp, UUID } from './fixtures/draw-app.tsx';

test.each([
  ['a page of the application', `/${UUID}/ask`, 'Acme | How can we reach you?'],
  ['the login', '/auth/login', 'Acme | Log in'],
  ['an address that means nothing', '/nowhere', 'Acme | Page not found'],
])("[ACC-B3] %s: '{company short name} | {page title}'", async (_, path, title) => {
  document.title = '';
  drawApp(path);
  await screen.findByRole('heading', { level: 1 });

  await waitFor(() => expect(document.title).toBe(title));
});
