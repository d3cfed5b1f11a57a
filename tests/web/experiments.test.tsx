/** An experiment on a page's words: what is drawn, and what is told of it. */
/** Covers src/web/platform/flags. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drawApp, UUID } from './fixtures/draw-app.tsx';
import type { Routes } from './fixtures/fake-server.ts';

const EXPOSURE = 'POST /service-optimize/external/api/v1/exposure';
const decided = (variant: string): Routes => ({
  [EXPOSURE]: () => ({ status: 204 }),
  'POST /service-optimize/external/api/v2/decision': () => ({
    body: {
      decisions: [
        { key: 'try-words', enabled: true, variables: [{ key: 'variant', defaultValue: variant }] },
        { key: 'never-drawn', enabled: true, variables: [{ key: 'variant', defaultValue: 'bold' }] },
      ],
    },
  }),
});

beforeEach(() => window.sessionStorage.clear());

test.each([
  ['bold', 'Boldly on'],
  ['control', 'Check my rate'],
])(
  '[ACC-D4] the variant %s says %s, and is told once: not the experiments that no page draws',
  async (variant, label) => {
    const { server, user } = drawApp(`/${UUID}/start`, decided(variant));
    expect(await screen.findByRole('button', { name: label })).toBeVisible();
    await waitFor(() => expect(server.calls(EXPOSURE)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: label }));
    await screen.findByRole('heading', { name: 'How can we reach you?' });
    expect(server.calls(EXPOSURE).map(({ body }) => body)).toMatchObject([{ key: 'try-words', variant }]);
  },
);

test('[ACC-D4] a preview is nobody’s visit', async () => {
  const { server } = drawApp(`/${UUID}/start?preview=1`, decided('bold'));
  expect(await screen.findByRole('button', { name: 'Boldly on' })).toBeVisible();
  expect(server.calls(EXPOSURE)).toEqual([]);
});
