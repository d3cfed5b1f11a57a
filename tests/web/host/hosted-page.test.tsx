/** What every page does, whichever flow it is of: an application's, the registration's, the site's own. */
/** Covers src/web/journey/host, src/web/journey/{journey-page,registration-page,support-page}.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { drawApp, journey, LINE, UUID } from '../fixtures/draw-app.tsx';
import { ACCOUNT_PAGE, pageOf, REGISTRATION, registration, sends, sitePages } from '../fixtures/hosted.ts';
import { orgData } from '../fixtures/org.ts';
import { smallCore } from '../fixtures/small-flow.ts';

const SUBMISSION = `POST ${REGISTRATION}/submission`;
const SENT = `POST ${LINE}/submission`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const sending = () => screen.findByRole('button', { name: /^Send/ });
const address = () => window.location.pathname.replace('/account/heloc', '') + window.location.search;
const plain = async () => ({ make: () => () => true });

/** Opens a page of the site. */
const site = (path: string, pages: Parameters<typeof sitePages>[0], routes = {}) =>
  drawApp(path, { ...sitePages(pages), ...routes }, orgData(), plain);

describe('a preview sends nothing', () => {
  test('of the site either', async () => {
    const { server, user } = site('/help?preview=1', { help: { title: 'Write', actions: sends() } });
    await user.click(await sending());
    expect(await sending()).toHaveAttribute('aria-disabled', 'true');
    expect(server.calls(ACCOUNT_PAGE)).toHaveLength(0);
  });
});

describe('a page with a parameter is another page under another value', () => {
  const params = { topic: { enum: 'topics' } };

  test('of the site: its title takes the focus', async () => {
    const { user } = site('/help/one', {
      help: {
        params,
        title: 'About it',
        content: [{ block: 'links', id: 'more', items: [{ label: 'The other', to: '/help/two' }] }],
      },
    });
    await title('About it');
    await user.click(screen.getByRole('link', { name: 'The other' }));
    await waitFor(() => expect(address()).toBe('/help/two'));
    await waitFor(async () => expect(await title('About it')).toHaveFocus());
  });

  test('of an application too', async () => {
    const core = {
      ...smallCore,
      pages: { ...smallCore.pages, show: { title: 'x', params, open: { at: 'any' } } },
    };
    const page = pageOf('show', {
      title: 'About it',
      params,
      content: [{ block: 'links', id: 'more', items: [{ label: 'The other', to: `/${UUID}/show/two` }] }],
    });
    const { user } = drawApp(`/${UUID}/show/one`, {
      'GET /content/acme/abc/heloc/core.json': () => ({ body: core }),
      'GET /content/acme/abc/heloc/page/show.json': () => ({ body: page }),
    });
    await title('About it');
    await user.click(screen.getByRole('link', { name: 'The other' }));
    await waitFor(() => expect(address()).toBe(`/${UUID}/show/two`));
    await waitFor(async () => expect(await title('About it')).toHaveFocus());
  });
});

describe('a sent page that stays starts again, from its title', () => {
  test('in the registration', async () => {
    const draft = { draft: {}, done: ['ask'] };
    const { user } = drawApp('/register?step=end', {
      ...registration(() => draft, { end: { actions: sends() } }),
      [SUBMISSION]: () => ({ body: { ...draft, next: 'end' } }),
    });
    await user.click(await sending());
    await waitFor(async () => expect(await title('Here is your offer')).toHaveFocus());
    await waitFor(async () => expect(await sending()).toHaveAttribute('aria-disabled', 'false'));
  });
});

describe('a page on its way out takes no second press', () => {
  const away = sends({ then: { to: 'external:terms' } } as object);

  test('in the registration', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const draft = { draft: {}, done: ['ask'] };
    const { user, server } = drawApp('/register?step=end', {
      ...registration(() => draft, { end: { actions: away } }),
      [SUBMISSION]: () => ({ body: { ...draft, next: 'ask' } }),
    });
    await user.click(await sending());
    await waitFor(() => expect(server.calls(SUBMISSION)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await user.click(await sending());
    expect(await sending()).toHaveAttribute('aria-disabled', 'true');
    expect(server.calls(SUBMISSION)).toHaveLength(1);
    vi.restoreAllMocks();
  });
});

describe('what the site keeps of a query goes along when a sent page leads on (FINDING-A3.1)', () => {
  const on = sends({ then: { to: '/there' } } as object);

  test('from a page of the site', async () => {
    const pages = { help: { title: 'Write', actions: on }, there: { title: 'There' } };
    const { user } = site('/help?pop-webchat=1&other=2', pages, { [ACCOUNT_PAGE]: () => ({ body: {} }) });
    await user.click(await sending());
    await title('There');
    expect(address()).toBe('/there?pop-webchat=1');
  });

  test('from a page of an application', async () => {
    const page = pageOf('show', {
      title: 'Choose',
      content: [],
      actions: sends({ then: { to: 'party' } } as object),
    });
    const { user } = drawApp(`/${UUID}/show?pop-webchat=1&other=2`, {
      'GET /content/acme/abc/heloc/page/show.json': () => ({ body: page }),
      [SENT]: () => journey(),
    });
    await user.click(await sending());
    await title('You did it');
    expect(address()).toBe(`/${UUID}/party?pop-webchat=1`);
  });
});

test('a feedback that was opened by its address is behind the borrower once it is sent', async () => {
  const pages = { help: { title: 'Write', actions: sends() }, dashboard: { title: 'Home' } };
  const { user } = drawApp(
    '/help',
    {
      ...sitePages(pages, { feedback: { page: 'help', toggle: 'x', thanks: 'Thank you' } }),
      'POST /service-profile/api/v1/feedback/ceo': () => ({ status: 204 }),
    },
    orgData(),
    plain,
  );
  await title('Write');
  const before = window.history.length;
  await user.click(await sending());
  await title('Home');
  expect(window.history.length).toBe(before);
});

describe('another tab', () => {
  test('that began the registration anew: the page says so and what was typed is saved', async () => {
    let elsewhere = false;
    const { user, server } = drawApp('/register?step=end', {
      ...registration(() => ({ draft: {}, done: elsewhere ? [] : ['ask'] }), { end: { actions: sends() } }),
      [SUBMISSION]: () => ({ status: 409, body: { errors: ['Answer the earlier questions first.'] } }),
    });
    await sending();
    elsewhere = true;
    await user.click(await sending());
    expect(await title('How can we reach you?')).toBeVisible();
    expect(await screen.findByText('Your application changed in another tab')).toBeVisible();
    expect(server.calls(`GET ${REGISTRATION}`)).toHaveLength(2);
  });
});

test('what was typed in the registration is there again after Back and forth', async () => {
  const { user } = drawApp('/register?step=ask', {
    ...registration(() => ({ draft: {}, done: ['ask'] })),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'maria@example.com');
  await new Promise((resolve) => setTimeout(resolve, 600));
  window.history.pushState(null, '', '/account/heloc/register?step=end');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await title('Here is your offer');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('maria@example.com');
});
