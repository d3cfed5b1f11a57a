/** A menu stays open until the borrower closes it: a page that arrives meanwhile takes neither the menu nor the focus. */
/** Covers src/web/parts/disclosure-menu.tsx, src/web/shell/use-page-title.ts, src/web/shell/top-bar.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp } from '../fixtures/draw-app.tsx';
import type { Asked } from '../fixtures/fake-server.ts';
import { smallCore } from '../fixtures/small-flow.ts';
import { loginPages, supportBrief, supportRoute } from '../fixtures/support-pages.ts';

const support = {
  'GET /content/acme/abc/support/core.json': () => ({
    body: {
      ...smallCore,
      id: 'support',
      flow: { ...smallCore.flow, id: 'support', basePath: '/' },
      pages: { ...loginPages, ...supportBrief('contact') },
      site: { publicPaths: ['/auth/login'], menus: { profile: [{ label: 'Log out', to: 'action:logout' }] } },
    },
  }),
  'POST /identity/api/v1/login': () => ({ body: { jwt: 'x' } }),
};

const TITLE = { level: 1, name: String(supportBrief('contact').contact?.title) };

async function logIn() {
  window.localStorage.setItem('jwt-local', '');
  const [route = ''] = Object.keys(supportRoute('contact'));
  const arrival = { now: () => {} };
  const arrived = new Promise<void>((resolve) => Object.assign(arrival, { now: resolve }));
  const page = supportRoute('contact')[route];
  const app = drawApp('/auth/login?redirectUrl=/account/heloc/contact', {
    ...support,
    [route]: async (asked: Asked) => {
      await arrived;
      return page?.(asked) ?? {};
    },
  });
  await app.user.type(await screen.findByLabelText('Email'), 'maria@example.com');
  await app.user.type(screen.getByLabelText('Password'), 'a good password');
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  return { ...app, arrive: () => arrival.now() };
}

test('after a login the account menu stays open while the page arrives', async () => {
  const { user, arrive } = await logIn();
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  arrive();
  await screen.findByRole('heading', TITLE);
  await waitFor(() => expect(document.title).toContain(TITLE.name));

  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
});

test('who writes in the chat while a page arrives keeps writing there', async () => {
  const { user, arrive } = await logIn();
  const chat = document.createElement('section');
  chat.className = 'hl-chat';
  const field = chat.appendChild(document.createElement('textarea'));
  document.body.append(chat);
  await user.type(field, 'Is my ');
  arrive();
  await screen.findByRole('heading', TITLE);
  await waitFor(() => expect(document.title).toContain(TITLE.name));
  await user.keyboard('rate fixed?');
  chat.remove();

  expect(field).toHaveValue('Is my rate fixed?');
});

test('without an open menu the title of the page takes the focus', async () => {
  const { arrive } = await logIn();
  arrive();

  expect(await screen.findByRole('heading', TITLE)).toHaveFocus();
});
