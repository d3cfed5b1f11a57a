/** The browser's title names the lender and the page, whatever kind of page it is. */
/** Covers src/web/shell, src/web/journey/host/hosted-page.tsx. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import { smallPage } from './fixtures/small-flow.ts';

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

test('a page that a rule calls otherwise is called so in its heading and by the browser', async () => {
  const { page } = smallPage('ask');
  const instead = [{ when: 'isNameTaken', title: 'Choose another name', lead: 'Yours is taken.' }];
  drawApp(`/${UUID}/ask`, {
    'GET /content/acme/abc/heloc/page/*': () => ({ body: { ...page, instead } }),
    [`GET ${LINE}/journey`]: () => journey({ facts: { profile: {}, application: { nameTaken: true } } }),
  });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Choose another name');
  expect(screen.getByText('Yours is taken.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Acme | Choose another name'));
});
