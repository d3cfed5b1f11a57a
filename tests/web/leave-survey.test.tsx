/** The leave-survey: once, before leaving, and the leaving continues 750 ms after it closes (ACC-V1). */
/**
 * Covers src/content/validators/compile-validator.ts, src/engine/content/flow-core.ts,
 *   src/web/page/page-form.tsx, src/web/shell/signed-in-bar.tsx,
 *   src/web/shell/menus/{survey-store,use-leave}.ts, src/web/journey/survey.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
// Loaded once before the tests, which measure time.
import '../../src/web/shell/signed-in-bar.tsx';
import '../../src/web/page/page-form.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compileValidator } from '../../src/content/validators/compile-validator.ts';
import { flowCore, pageForBrowser } from '../../src/engine/content/flow-core.ts';
import { leavingLink } from '../../src/web/journey/survey/leaving-link.ts';
import { askBeforeLeaving, closeSurvey, isSurveyOpen } from '../../src/web/shell/menus/survey-store.ts';
import { productContent } from '../product.ts';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import type { Routes } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';

const SEND = 'POST /service-profile/api/v1/feedback/leave-survey';
const LOGOUT = 'POST /identity-broker/customer/secure/api/v3/logout';

const { orgs } = productContent();
const support = orgs.default?.flows.support;
const survey = orgs.default?.site.survey;
const page = support?.pages[survey?.page ?? ''];
if (!support || !survey || !page) throw new Error('no survey');
const core = flowCore(support);
const questions = page;

const content: Routes = {
  'GET /content/acme/abc/support/core.json': () => ({
    body: { ...core, site: { ...core.site, survey: { ...survey, pages: ['ask'] } } },
  }),
  [`GET /content/acme/abc/support/page/${survey.page}.json`]: () => ({ body: pageForBrowser(page) }),
  [LOGOUT]: () => ({ body: { redirect: '/account/heloc/login' } }),
};

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  if (isSurveyOpen()) closeSurvey(0);
  vi.useRealTimers();
});

async function draw({ routes = {}, toggle = true, path = `/${UUID}/ask` }: Partial<Drawn> = {}) {
  const org = orgData({ publicFeatureToggles: { 'leave-survey': toggle } });
  const drawn = drawApp(path, { ...content, ...routes }, org, async () => ({
    make: () => compileValidator(questions).validator,
  }));
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: 'Account' });
  return drawn;
}
type Drawn = { routes: Routes; toggle: boolean; path: string };

async function logOut({ user }: Awaited<ReturnType<typeof draw>>) {
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
}

const dialog = () => screen.queryByRole('dialog', { name: 'Before you go' });
const opened = () => screen.findByRole('dialog', { name: 'Before you go' });

test('[ACC-V1][ACC-X65] logging out opens the survey first; 750 ms after it closes the session ends', async () => {
  const drawn = await draw();
  await logOut(drawn);
  await opened();
  expect(drawn.server.calls(LOGOUT)).toHaveLength(0);
  vi.useFakeTimers({ shouldAdvanceTime: false });
  act(() => closeSurvey(survey.delayMs ?? 0));
  await act(() => vi.advanceTimersByTimeAsync(749));
  expect(drawn.server.calls(LOGOUT)).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(drawn.server.calls(LOGOUT)).toHaveLength(1);
});

test('[ACC-V1][ACC-X65] it opens once: the next time the borrower leaves at once', async () => {
  const drawn = await draw();
  await drawn.user.click(screen.getByRole('button', { name: 'Account' }));
  await drawn.user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await opened();
  expect(window.location.pathname).toBe(`/account/heloc/${UUID}/ask`);
  await drawn.user.keyboard('{Escape}');
  await waitFor(() => expect(window.location.pathname).toBe('/account/heloc/dashboard'));
  drawn.unmount();
  const again = await draw();
  await logOut(again);
  await waitFor(() => expect(again.server.calls(LOGOUT)).toHaveLength(1));
  expect(dialog()).toBeNull();
});

test('[ACC-V1] the answers are sent with the page that is left, and nothing else', async () => {
  const drawn = await draw({ routes: { [SEND]: () => ({ status: 204 }) } });
  await logOut(drawn);
  await opened();
  await drawn.user.click(await screen.findByRole('radio', { name: "I'm just looking" }));
  await drawn.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(drawn.server.calls(SEND)).toHaveLength(1));
  expect(drawn.server.calls(SEND)[0]?.body).toEqual({ path: '/{uuid}/ask', answers: { reason: 'LOOKING' } });
  await waitFor(() => expect(drawn.server.calls(LOGOUT)).toHaveLength(1));
});

test('[ACC-V1] answers that do not arrive keep nobody from leaving', async () => {
  const drawn = await draw({ routes: { [SEND]: () => ({ status: 500, body: {} }) } });
  await logOut(drawn);
  await opened();
  await drawn.user.click(await screen.findByRole('radio', { name: "I'm just looking" }));
  await drawn.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(drawn.server.calls(LOGOUT)).toHaveLength(1));
});

test.each([400, 750])(
  '[ACC-V1] after “No, thanks” the leaving waits the %i ms that the content says',
  async (wait) => {
    const own = { ...survey, pages: ['ask'], delayMs: wait };
    const site = { ...core, site: { ...core.site, survey: own } };
    const drawn = await draw({
      routes: { 'GET /content/acme/abc/support/core.json': () => ({ body: site }) },
    });
    await logOut(drawn);
    await opened();
    const no = await screen.findByRole('button', { name: 'No, thanks' });
    vi.useFakeTimers({ shouldAdvanceTime: false });
    fireEvent.click(no);
    await act(() => vi.advanceTimersByTimeAsync(wait - 1));
    expect(drawn.server.calls(LOGOUT)).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(drawn.server.calls(LOGOUT)).toHaveLength(1);
  },
);

test('[ACC-V1] “No, thanks” leaves too', async () => {
  const drawn = await draw();
  await logOut(drawn);
  await opened();
  await drawn.user.click(await screen.findByRole('button', { name: 'No, thanks' }));
  await waitFor(() => expect(drawn.server.calls(LOGOUT)).toHaveLength(1));
  expect(drawn.server.calls(SEND)).toHaveLength(0);
});

test.each<[string, Partial<Drawn>]>([
  ['a lender that switches it off', { toggle: false }],
  ['a page that is not listed', { path: `/${UUID}/show` }],
])('[ACC-V1] %s asks nothing', async (_, drawing) => {
  const drawn = await draw({ ...drawing, routes: { [`GET ${LINE}/journey`]: () => journey() } });
  await logOut(drawn);
  await waitFor(() => expect(drawn.server.calls(LOGOUT)).toHaveLength(1));
  expect(dialog()).toBeNull();
});

test('[ACC-V1] while it is open, a second leaving does not wait for it', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  expect(askBeforeLeaving(first)).toBe(true);
  expect(askBeforeLeaving(second)).toBe(false);
});

describe('[ACC-V1] which links leave', () => {
  const here = `https://heloc.example/account/heloc/${UUID}/ask`;

  function click(html: string, init: MouseEventInit = {}): URL | undefined {
    document.body.innerHTML = html;
    let found: URL | undefined;
    const look = (event: MouseEvent) => {
      found = leavingLink(event, here);
      event.preventDefault();
    };
    document.addEventListener('click', look, { capture: true, once: true });
    document.body.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }));
    return found;
  }

  test.each([
    ['https://heloc.example/account/heloc/dashboard'],
    ['https://www.lender.example/'],
    ['https://heloc.example/account/heloc/3f2c1b4a-0000-4000-8000-000000000002/ask'],
  ])('%s leaves', (href) => expect(click(`<a href="${href}">x</a>`)?.href).toBe(href));

  test.each([
    [`<a href="https://heloc.example/account/heloc/${UUID}/liens">x</a>`],
    [`<a href="${here}#main">x</a>`],
    ['<a href="https://www.lender.example/" target="_blank">x</a>'],
    ['<a href="https://www.lender.example/a.pdf" download>x</a>'],
    ['<a href="tel:+18005550142">x</a>'],
    ['<a href="mailto:help@lender.example">x</a>'],
    ['<button>x</button>'],
  ])('%s stays', (html) => expect(click(html)).toBeUndefined());

  test('a click for a new tab stays', () => {
    expect(click('<a href="https://www.lender.example/">x</a>', { ctrlKey: true })).toBeUndefined();
  });
});
