/** Whose account it is decides which flags are asked for: the site's content says which kinds are of people at a lender. */
/** Covers src/web/platform/flags/identity-flags.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from '../fixtures/draw-app.tsx';
import type { Routes } from '../fixtures/fake-server.ts';
import { smallCore } from '../fixtures/small-flow.ts';
import { DECISION, self } from './calls.ts';

const identity = { agents: ['CLERK'], broker: { customer: 'c', agent: 'a' } };
const signedIn = (kind: string): Routes => ({
  ...self(kind),
  'GET /content/acme/abc/support/core.json': () => ({
    body: { ...smallCore, id: 'support', pages: {}, site: { identity } },
  }),
  [DECISION]: () => ({ body: { decisions: [] } }),
  [`GET ${LINE}/journey`]: () => journey(),
});

test('[ACC-D4] an account is an agent’s as the site says, and every other a customer’s', async () => {
  const asked = (kind: string) => {
    const { server } = drawApp(`/${UUID}/ask`, signedIn(kind));
    return () =>
      server
        .calls(DECISION)
        .map(({ body }) => (body as { optimizeUser: { kind: string } }).optimizeUser.kind);
  };
  const clerk = asked('CLERK');
  await waitFor(() => expect(clerk().at(-1)).toBe('agent'));
  cleanup();
  const customer = asked('BROKER');
  await waitFor(() => expect(customer().length).toBeGreaterThan(0));
  await new Promise((done) => setTimeout(done, 300));
  expect(new Set(customer())).toEqual(new Set(['customer']));
});
