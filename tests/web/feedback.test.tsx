/** The form that writes to the lender's head: opened from the menu, judged in the page's own words, sent (ACC-K1 to ACC-K5, ACC-N7). */
/**
 * Covers src/content/validators/compile-validator.ts, src/engine/content/flow-core.ts, src/web/app.tsx,
 *   src/web/shell/menus/feedback-store.ts, src/web/shell/signed-in-bar.tsx, src/web/journey/feedback.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { compileValidator } from '../../src/content/validators/compile-validator.ts';
import { flowCore, pageForBrowser } from '../../src/engine/content/flow-core.ts';
import { App } from '../../src/web/app.tsx';
import { productContent } from '../product.ts';
// Loaded late in the browser; here it is available, so that no test waits for it.
import '../../src/web/shell/signed-in-bar.tsx';
import { feedbackOpen } from '../../src/web/shell/menus/feedback-store.ts';
import { fakeServer, type Routes } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';

const UUID = '3f2c1b4a-0000-4000-8000-000000000001';
const SEND = 'POST /service-profile/api/v1/feedback/ceo';

const support = productContent().orgs.default?.flows.support;
if (!support) throw new Error('no support flow');
const core = flowCore(support);
const idOf = (url: string) => /\/page\/(.+)\.(json|js)$/.exec(url)?.[1] ?? '';
const page = (url: string) => {
  const found = support.pages[idOf(url)];
  if (!found) throw new Error(url);
  return found;
};

const content: Routes = {
  'GET /content/acme/abc/support/core.json': () => ({ body: core }),
  'GET /content/acme/abc/support/page/*': ({ path }) => ({ body: pageForBrowser(page(path)) }),
  'GET /service-application/api/v3/application/heloc/all': () => ({ body: [] }),
};

beforeEach(() => feedbackOpen.write(false));

function draw(routes: Routes = {}, { toggle = true, token = 'token' } = {}) {
  if (token) window.localStorage.setItem('jwt-local', token);
  window.history.replaceState(null, '', '/account/heloc/contact');
  const server = fakeServer({ ...content, ...routes });
  const org = orgData({ publicFeatureToggles: { 'ceo-feedback': toggle } });
  const importModule = async (url: string) => ({ make: () => compileValidator(page(url)).validator });
  render(<App org={org} importModule={importModule} />);
  return { server, user: userEvent.setup() };
}

async function open(routes: Routes = {}) {
  const { server, user } = draw(routes);
  await screen.findByRole('heading', { level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('button', { name: 'Feedback' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share your thoughts with our CEO' });
  const form = within(dialog);
  await form.findByLabelText(/Your message/);
  const fill = async (message: string) => {
    await user.click(form.getByRole('radio', { name: 'Improve our product' }));
    const box = form.getByLabelText(/Your message/);
    await user.clear(box);
    await user.click(box);
    await user.paste(message);
    await user.click(form.getByRole('radio', { name: 'No' }));
    await user.click(form.getByRole('button', { name: 'Send' }));
  };
  return { server, user, form, fill };
}

test('[ACC-N7] the entry shows to those who are signed in while the feature is on', async () => {
  const { user } = draw({}, { toggle: false });
  await screen.findByRole('heading', { level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Feedback' })).toBeNull();
});

test('[ACC-K1][ACC-K2][ACC-K5] the dialog asks for topic, message and consent; each is Required', async () => {
  const { form, user, server } = await open();
  expect(form.getByRole('radio', { name: 'Improve our product' })).toBeVisible();
  expect(form.getByRole('radio', { name: 'Give us a compliment' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send' }));
  const summary = await form.findByRole('alert');
  expect(within(summary).getAllByRole('link', { name: /: Required$/ })).toHaveLength(3);
  expect(server.calls(SEND)).toHaveLength(0);
});

describe('the message', () => {
  test.each([
    ['x'.repeat(9), 'Must be at least 10 characters'],
    ['x'.repeat(1001), 'Must be at most 1000 characters'],
  ])('[ACC-K3][ACC-X59] %.12s… is refused', async (message, words) => {
    const { form, fill, server } = await open();
    await fill(message);
    expect((await form.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
    expect(server.calls(SEND)).toHaveLength(0);
  });

  test.each([10, 1000])(
    '[ACC-K3][ACC-K4][ACC-X59] %i characters are sent, the consent as a boolean, and the dialog closes',
    async (length) => {
      const { fill, server } = await open({ [SEND]: () => ({ status: 204 }) });
      await fill('x'.repeat(length));
      await waitFor(() => expect(server.calls(SEND)).toHaveLength(1));
      expect(server.calls(SEND)[0]?.body).toEqual({
        message: 'x'.repeat(length),
        topic: 'Improve our product',
        marketingConsent: false,
        pathname: '/account/heloc/contact',
        productType: 'HELOC',
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect((await screen.findAllByText("Thank you. We've received your message.")).at(-1)).toBeVisible();
    },
  );
});

test('the application last opened goes along', async () => {
  window.localStorage.setItem('heloc_uuid-local', UUID);
  const { fill, server } = await open({ [SEND]: () => ({ status: 204 }) });
  await fill('A fine product');
  await waitFor(() => expect(server.calls(SEND)[0]?.body).toMatchObject({ applicationUuid: UUID }));
});

test('[ACC-K4][ACC-X59] a refusal of the server stands in the form, and what was typed stays', async () => {
  const { fill, form } = await open({ [SEND]: () => ({ status: 400, body: { errors: ['Not today'] } }) });
  await fill('A fine product');
  expect(await form.findByText('Not today.')).toBeVisible();
  expect(form.getByLabelText(/Your message/)).toHaveValue('A fine product');
});

test('[ACC-K4][ACC-X59] after a failed submit the first invalid field scrolls into view', async () => {
  const { form, user } = await open();
  const scrolled: (string | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push((this as HTMLElement).dataset.field);
  });
  await user.click(form.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(scrolled.at(-1)).toBe('topic'));
  vi.restoreAllMocks();
});
