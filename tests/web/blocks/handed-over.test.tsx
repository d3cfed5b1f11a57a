/** The phone's page is content: what it says and how it ends stand in its file. */
/** Covers src/web/blocks/handed-over.tsx, src/web/blocks/hand-over, flows/support/pages/hand-over.json. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import '../../../src/web/blocks/handed-over.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp } from '../fixtures/draw-app.tsx';
import { smallCore } from '../fixtures/small-flow.ts';
import { supportBrief, supportRoute } from '../fixtures/support-pages.ts';

const PHONE = '/service-application/external/api/v1/hand-over';
const support = {
  'GET /content/acme/abc/support/core.json': () => ({
    body: {
      ...smallCore,
      id: 'support',
      flow: { ...smallCore.flow, id: 'support', basePath: '/' },
      pages: supportBrief('hand-over'),
      site: { publicPaths: ['/hand-over'] },
    },
  }),
  ...supportRoute('hand-over'),
};

test('the title is that of the page on the computer; the button waits for every field, and then says what follows', async () => {
  const { container, server, user } = drawApp('/hand-over#secret', {
    ...support,
    [`GET ${PHONE}`]: () => ({ body: { flow: 'heloc', page: 'ask', fields: [], files: {} } }),
    [`POST ${PHONE}/done`]: () => ({ body: {} }),
  });

  await screen.findByRole('heading', { level: 1, name: 'How can we reach you?' });
  expect(
    screen.getByText('Take each photo here. It goes straight to the page on your computer.'),
  ).toBeVisible();
  expect(container.querySelector('main aside')).toBeNull();
  expect(server.calls(`GET ${PHONE}`)[0]?.headers).toMatchObject({ 'x-hand-over': 'secret' });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { name: 'Sent. You can put your phone away' })).toBeVisible();
});

test('a link that works no more says so, with the reason of the server', async () => {
  drawApp('/hand-over#old', {
    ...support,
    [`GET ${PHONE}`]: () => ({ status: 410, body: { errors: ['Ask for a new code on your computer.'] } }),
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  expect(screen.getByText('Ask for a new code on your computer.')).toBeVisible();
});
