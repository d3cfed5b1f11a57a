/** `?preview=1`: any page, to look at, in the sandbox alone. */
/** Covers src/engine/journey/place.ts, src/engine/journey/linear-place.ts, src/web/journey/host/preview.ts, src/web/journey/part-route.tsx. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import '../../src/web/journey/part-route.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linearPlace } from '../../src/engine/journey/linear-place.ts';
import { placeOf } from '../../src/engine/journey/place.ts';
import { isPreview } from '../../src/web/journey/host/preview.ts';
import { drawApp, LINE, UUID } from './fixtures/draw-app.tsx';
import { flows, orgData } from './fixtures/org.ts';
import { smallCore, smallPage } from './fixtures/small-flow.ts';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a page that the step does not allow is shown', async () => {
  drawApp(`/${UUID}/end?preview=1`);
  expect(await title('Here is your offer')).toBeVisible();
});

test('production has no preview', async () => {
  drawApp(`/${UUID}/end?preview=1`, {}, orgData({ mode: 'production' }));
  expect(await title('How can we reach you?')).toBeVisible();
});

test('a preview sends nothing, neither by a button nor as a draft', async () => {
  const { server, user } = drawApp(`/${UUID}/ask?preview=1`);
  await title('How can we reach you?');
  const button = await screen.findByRole('button', { name: 'Check my rate' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(server.calls(`POST ${LINE}/submission`)).toHaveLength(0);
  expect(server.calls(`PUT ${LINE}/drafts/ask`)).toHaveLength(0);
});

test('the waiting page is shown in a step that waits, or in the one that is asked for', async () => {
  drawApp(`/${UUID}/waiting?preview=1`);
  expect(await screen.findByRole('heading', { level: 2, name: 'We read your report' })).toBeVisible();
});

test.each([
  ['shows what the co-owner has', [{ uuid: UUID, flow: 'signer' }], 1],
  ['shows the page alone to an account without one', [], 0],
])('a preview in the flow of parts %s', async (_, parts, reads) => {
  const flow = { ...smallCore.flow, id: 'signer', basePath: '/heloc-signer' };
  const { server } = drawApp('/heloc-signer/end?preview=1', {
    'GET /content/acme/abc/signer/core.json': () => ({ body: { ...smallCore, id: 'signer', flow } }),
    'GET /content/acme/abc/signer/page/*': () => ({ body: smallPage('end').page }),
    'GET /service-application/api/v1/application/parts': () => ({ body: parts }),
  });
  expect(await title('Here is your offer')).toBeVisible();
  expect(server.calls(`GET ${LINE}/journey`)).toHaveLength(reads);
});

test.each([
  ['sandbox', { preview: '1' }, true],
  ['sandbox', { preview: 'yes' }, false],
  ['production', { preview: '1' }, false],
] as const)('%s with %o', (mode, params, shown) => expect(isPreview({ mode }, params)).toBe(shown));

test('any page of a linear flow, by its name', () => {
  const core = { ...smallCore, flow: { ...smallCore.flow, sequence: [{ page: 'ask', when: 'always' }] } };
  const at = (step: string) =>
    linearPlace(core, { draft: {}, done: [] }, placeOf('/register', `?step=${step}`, flows), true);
  expect(at('end')).toEqual({ kind: 'page', page: 'end' });
  expect(at('nowhere')).toEqual({ kind: 'go', page: 'ask' });
});
