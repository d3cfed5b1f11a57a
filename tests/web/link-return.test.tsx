/** Where a party's window comes back to: it knows no application, so the one last opened continues. */
/** Covers src/web/journey/resume.tsx. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp, UUID } from './fixtures/draw-app.tsx';
import { smallCore } from './fixtures/small-flow.ts';

const site = { links: { linkReturn: '/plaid-oauth-success' } };
const support = { body: { ...smallCore, id: 'support', pages: {}, site: { ...smallCore.site, ...site } } };
const routes = { 'GET /content/acme/abc/support/core.json': () => support };

test('[ACC-B14] /plaid-oauth-success reads heloc_uuid and goes on with that application', async () => {
  window.localStorage.setItem('heloc_uuid-local', UUID);

  drawApp('/plaid-oauth-success?pop-webchat=1&state=x', routes);

  await waitFor(() => expect(window.location.pathname).toContain(UUID));
  expect(await screen.findByRole('heading', { level: 1, name: 'How can we reach you?' })).toBeVisible();
  expect(window.location.search, 'A3.1').toBe('?pop-webchat=1');
});
