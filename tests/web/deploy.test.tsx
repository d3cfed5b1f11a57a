/** A new version of the content arrives while a borrower types (FAULT-16). */
/** Covers src/web/platform/api/hooks. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import { smallCore, smallPage } from './fixtures/small-flow.ts';

const newPage = { ...smallPage('ask').page, title: 'Where can we reach you?' };
const newContent = {
  'GET /content/acme/new/heloc/core.json': () => ({ body: smallCore }),
  'GET /content/acme/new/support/core.json': () => ({ body: { ...smallCore, id: 'support', pages: {} } }),
  'GET /content/acme/new/heloc/page/ask.json': () => ({ body: newPage }),
};

test('FAULT-16: the page is drawn anew by the new content, and nothing typed is lost', async () => {
  const answers = [journey({ contentHash: 'abc' })];
  const { user, server } = drawApp(`/${UUID}/ask`, {
    ...newContent,
    [`GET ${LINE}/journey`]: () => answers.shift() ?? journey({ contentHash: 'new', version: 2 }),
    [`POST ${LINE}/submission`]: () => ({ status: 409, body: { errors: ['Look again.'] } }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'a@b.example');
  await user.type(screen.getByLabelText(/^Password/), 'never in a draft');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Check my rate' }));

  expect(await screen.findByRole('heading', { level: 1, name: newPage.title })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('a@b.example');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('never in a draft');
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  expect(server.calls('GET /content/acme/new/heloc/page/ask.json')).toHaveLength(1);
});
