/** A page that a flag closes (ACC-M1, ACC-M2). */
/** Covers src/web/platform/flags, src/web/platform/data/maintenance.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from '../fixtures/draw-app.tsx';
import type { Routes } from '../fixtures/fake-server.ts';
import { smallCore } from '../fixtures/small-flow.ts';
import { DECISION, self } from './calls.ts';

// First in the file: content is asked for once per tab, and these tests bring their own.
describe('maintenance', () => {
  const maintenance = {
    flag: 'fe-heloc-maintenance',
    title: 'Scheduled Maintenance',
    message:
      'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
  };
  const closed = (enabled: boolean, variables: Record<string, string>): Routes => ({
    ...self(),
    'GET /content/acme/abc/support/core.json': () => ({
      body: { ...smallCore, id: 'support', pages: {}, site: { maintenance } },
    }),
    [DECISION]: () => ({
      body: {
        decisions: [
          {
            key: maintenance.flag,
            enabled,
            variables: Object.entries(variables).map(([key, defaultValue]) => ({ key, defaultValue })),
          },
        ],
      },
    }),
    [`GET ${LINE}/journey`]: () => journey(),
  });

  test('[ACC-M1][ACC-M2] a decided flag closes the routes that it lists, in the words of the specification', async () => {
    drawApp(`/${UUID}/ask`, closed(true, { routes: `["/${UUID}*"]` }));
    expect(await screen.findByRole('heading', { name: 'Scheduled Maintenance' })).toBeVisible();
    expect(screen.getByText(maintenance.message)).toBeVisible();
  });

  test('[ACC-M1] the login page is closed like every other', async () => {
    drawApp('/login', closed(true, { routes: '["/login"]' }));
    expect(await screen.findByRole('heading', { name: 'Scheduled Maintenance' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
  });

  test('[ACC-M1] the flag may bring its own title and message, and take the way to the dashboard away', async () => {
    const variables = {
      pageTitle: 'Back at noon',
      message: 'We move house.',
      shouldShowDashboardLink: 'false',
    };
    drawApp('/login', closed(true, { ...variables, routes: '["/*"]' }));
    expect(await screen.findByRole('heading', { name: 'Back at noon' })).toBeVisible();
    expect(screen.getByText('We move house.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to dashboard' })).toBeNull();
  });

  test.each([
    ['a route that it does not list', true, { routes: '["/dashboard"]' }],
    ['a flag that is off', false, { routes: '["/*"]' }],
    ['a list that cannot be read', true, { routes: '[/' }],
  ])('[ACC-M1] %s stays open', async (_, enabled, variables) => {
    drawApp(`/${UUID}/ask`, closed(enabled, variables));
    expect(await screen.findByRole('heading', { name: 'How can we reach you?' })).toBeVisible();
  });
});
