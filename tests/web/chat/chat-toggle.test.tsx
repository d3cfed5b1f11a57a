/** The button of the chat in the whole application: where it stands, what it opens, and how the address opens it. */
/** Covers src/web/chat/{chat-place,chat-toggle,chat-panel}.tsx, src/web/chat/{use-chat-host,use-shown}.ts, src/web/chat/chat-panel.tsx, src/web/chat/use-chat-host.ts, src/web/chat/data/left-open.ts, src/web/platform/data/use-idle.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { OrgContent } from '../../../src/content/loaded/content.ts';
import { compileValidator } from '../../../src/content/validators/compile-validator.ts';
import { flowCore, pageForBrowser } from '../../../src/engine/content/flow-core.ts';
import { App } from '../../../src/web/app.tsx';
import { chatUnread, chatWanted } from '../../../src/web/chat/data/chat-badge.ts';
import { writeToken } from '../../../src/web/platform/api/transport/token.ts';
import { productContent } from '../../product.ts';
// Loaded late in the browser; here they are available, so that no test waits for them.
import '../../../src/web/chat/chat-toggle.tsx';
import '../../../src/web/chat/chat-panel.tsx';
import { fakeServer, type Routes } from '../fixtures/fake-server.ts';
import { orgData } from '../fixtures/org.ts';

const HOURS = 'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT';
const AUTHENTICATE = '/service-csp/customer/secure/api/v1/webchat/authenticate';
const INIT = 'POST /service-omni-proxy/insecure/api/v1/stream/init-web-chat';
const SLOW = { timeout: 60_000 };
const { flows } = productContent().orgs.default as OrgContent;
const flowAt = (path: string) => {
  const flow = flows[path.split('/')[4] ?? ''];
  if (!flow) throw new Error(path);
  return flow;
};
const pageAt = (path: string) => {
  const page = flowAt(path).pages[/\/page\/(.+)\.(?:json|js)$/.exec(path)?.[1] ?? ''];
  if (!page) throw new Error(path);
  return page;
};

const content: Routes = {
  'GET /content/acme/abc/support/core.json': ({ path }) => ({ body: flowCore(flowAt(path)) }),
  'GET /content/acme/abc/chat/core.json': ({ path }) => ({ body: flowCore(flowAt(path)) }),
  'GET /content/acme/abc/*': ({ path }) => ({ body: pageForBrowser(pageAt(path)) }),
  'GET /service-profile/api/v1/profile': () => ({
    body: { uuid: 'ann', name: { firstName: 'Ann', lastName: 'Lee' } },
  }),
  [`POST ${AUTHENTICATE}`]: () => ({ body: { nonce: 'n1' } }),
  [`${HOURS}/openStatus`]: () => ({ body: true }),
  [`${HOURS}/opening`]: () => ({ body: { isOpen: true } }),
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  chatWanted.write(false);
  chatUnread.write(0);
});

function draw({
  enabled = true,
  toggle = true,
  at = '/account/heloc/contact',
  chat = {},
  toggles = {},
} = {}) {
  window.history.replaceState(null, '', at);
  const server = fakeServer(content);
  const org = orgData({
    chat: { enabled, ...chat },
    publicFeatureToggles: { 'fe-webchat': toggle, ...toggles },
  });
  const importModule = async (url: string) => ({ make: () => compileValidator(pageAt(url)).validator });
  render(<App org={org} importModule={importModule} />);
  return { user: userEvent.setup(), server };
}

const button = () => screen.findByRole('button', { name: /^Chat with us/ }, SLOW);
const dialog = () => screen.findByRole('dialog', { name: 'Chat with us' }, SLOW);

test('[ACC-C1][ACC-C2][ACC-C5] without signing in the button opens the form; Escape closes it, and the cursor is on the button again', async () => {
  const { user } = draw();
  await user.click(await button());
  expect(await within(await dialog()).findByRole('button', { name: 'Start chat' }, SLOW)).toBeVisible();
  expect(await button()).toHaveAttribute('aria-expanded', 'true');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await button()).toHaveFocus();
  expect(await button()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['the flag is off', { toggle: false }],
  ['the lender has no chat', { enabled: false }],
  ['the page is the staff’s', { at: '/account/heloc/desk/conditions' }],
])('[ACC-C1][ACC-X1] where %s there is no button', async (_, where) => {
  draw(where);
  await waitFor(() => expect(document.querySelector('footer')).not.toBeNull(), SLOW);
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.queryByRole('button', { name: /^Chat with us/ })).toBeNull();
});

test('[ACC-C3][ACC-X3] the address opens the chat, and forgets that it did; the rest of it stays', async () => {
  draw({ at: '/account/heloc/contact?pop-webchat=1&from=mail' });
  await dialog();
  await waitFor(() => expect(window.location.search).toBe('?from=mail'));
});

test('[ACC-C3] who closes it before the address has forgotten the wish has closed it', async () => {
  const stop = chatWanted.watch(() => {
    if (!chatWanted.read()) return;
    stop();
    setTimeout(() => chatWanted.write(false));
  });
  draw({ at: '/account/heloc/contact?pop-webchat=1' });
  await waitFor(() => expect(window.location.search).toBe(''), SLOW);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await button()).toHaveAttribute('aria-expanded', 'false');
});

test('messages that came while it was closed are counted on the button', async () => {
  draw();
  await button();
  chatUnread.write(2);
  expect(await screen.findByRole('button', { name: 'Chat with us 2 new' })).toBeVisible();
});

test.each([
  ['who is signed in proves it, where lender and flag want it', true, true, 'n1', 1],
  ['with the flag off no one proves anything', true, false, '', 0],
  ['with a lender that wants no proof none is asked for', false, true, '', 0],
])('[ACC-C1][ACC-C17] %s', async (_, authentication, flag, nonce, times) => {
  writeToken('t');
  const { user, server } = draw({
    chat: { authentication },
    toggles: { 'fe-webchat-authentication': flag },
  });
  await user.click(await button());
  const form = within(await dialog());
  await user.type(await form.findByLabelText(/Email address/, {}, SLOW), 'ann@example.com');
  await user.click(await form.findByRole('button', { name: 'Start chat' }));

  await waitFor(() => expect(server.calls(INIT)).toMatchObject([{ body: { nonce } }]), SLOW);
  expect(server.calls(`POST ${AUTHENTICATE}`)).toHaveLength(times);
});
