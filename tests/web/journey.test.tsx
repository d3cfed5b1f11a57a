/** An application as a whole: waiting, looking back, wrong addresses, the end of a session. */
/** Covers src/web/platform/data, src/web/journey. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import type { Reply } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';

const STATUS = `GET /service-krang-heloc/borrower/secure/api/v1/${UUID}/status`;
const JOURNEY = `GET ${LINE}/journey`;
const waiting = () => journey({ step: 'WAITING_FOR_BUREAU', done: ['ask'] });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => vi.useRealTimers());

test('the address of an application leads where the borrower belongs', async () => {
  drawApp(`/${UUID}`);
  expect(await title('How can we reach you?')).toBeVisible();
  expect(window.location.pathname).toBe(`/account/heloc/${UUID}/ask`);
});

test('while others work the page says what happens, who does it and how long it takes', async () => {
  drawApp(`/${UUID}/ask`, { [JOURNEY]: waiting, [STATUS]: () => ({ body: { step: 'WAITING_FOR_BUREAU' } }) });
  expect(await title('We are working on it')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'We read your report' })).toBeVisible();
  expect(screen.getByText('The bureau')).toBeVisible();
  expect(screen.getByText('A minute')).toBeVisible();
  expect(window.location.pathname).toBe(`/account/heloc/${UUID}/ask`);
});

test('the step is asked for after 1, 2, 4, 5, 5 … seconds until it changes, then the journey goes on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let step = 'WAITING_FOR_BUREAU';
  const { server } = drawApp(`/${UUID}/ask`, {
    [JOURNEY]: () => journey({ step, done: ['ask'] }),
    [STATUS]: () => ({ body: { step } }),
  });
  await title('We are working on it');
  for (const [seconds, asked] of [
    [1, 1],
    [2, 2],
    [4, 3],
    [5, 4],
    [5, 5],
  ] as const) {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    expect(server.calls(STATUS).length).toBe(asked);
  }
  step = 'OFFER';
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  expect(await title('Here is your offer')).toBeVisible();
  expect(window.location.pathname).toBe(`/account/heloc/${UUID}/end`);
});

test('a wait that does not end becomes the time-out page after fourteen calls (FINDING-A3.2)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = drawApp(`/${UUID}/ask`, {
    [JOURNEY]: waiting,
    [STATUS]: () => ({ body: { step: 'WAITING_FOR_BUREAU' } }),
  });
  await title('We are working on it');
  for (let round = 0; round < 16; round += 1) await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  expect(await title('This takes longer than it should')).toBeVisible();
  expect(server.calls(STATUS).length).toBe(14);
});

test('a page already sent is shown to look at, with a way on', async () => {
  const facts = { profile: { email: 'maria@example.com' }, application: {} };
  const { user } = drawApp(`/${UUID}/ask`, {
    [JOURNEY]: () => journey({ step: 'OFFER', done: ['ask'], facts }),
  });
  expect(await screen.findByText('You already submitted this page')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('maria@example.com');
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Check my rate' })).toBeNull();
  // Nothing stands empty that was not kept: a box without its check would say that it was never checked.
  expect(screen.queryByRole('checkbox', { name: 'I agree' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Continue where you left off' }));
  expect(await title('Here is your offer')).toBeVisible();
});

test('FINDING-B15: between the answer and the next page nothing says that the page was sent already', async () => {
  const seen: boolean[] = [];
  const watch = new MutationObserver(() =>
    seen.push(screen.queryByText('You already submitted this page') !== null),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  const facts = { profile: { email: 'maria@example.com' }, application: {} };
  const { user } = drawApp(`/${UUID}/ask`, {
    [JOURNEY]: () => journey({ facts }),
    [`POST ${LINE}/submission`]: () => journey({ step: 'OFFER', done: ['ask'], facts }),
  });
  await user.click(await screen.findByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Check my rate' }));
  expect(await title('Here is your offer')).toBeVisible();
  watch.disconnect();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(true);
  expect(document.querySelector('.hl-skeleton')).toBeNull();
});

test('FINDING-B15: a wait that is over leads on without drawing the page before it once more', async () => {
  const facts = { profile: { email: 'maria@example.com' }, application: {} };
  let step = 'ASK';
  const { user } = drawApp(`/${UUID}/ask`, {
    [JOURNEY]: () => journey(step === 'ASK' ? { facts } : { facts, step, done: ['ask'] }),
    [STATUS]: () => ({ body: { step } }),
    [`POST ${LINE}/submission`]: () => {
      step = 'WAITING_FOR_BUREAU';
      return waiting();
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Check my rate' }));
  await title('We are working on it');
  const drawn = [vi.spyOn(Node.prototype, 'appendChild'), vi.spyOn(Node.prototype, 'insertBefore')];
  step = 'OFFER';
  expect(await title('Here is your offer')).toBeVisible();
  const read = drawn.flatMap(({ mock }) => mock.calls.map(([node]) => (node as Node).textContent)).join();
  vi.restoreAllMocks();
  expect(read).toContain('Here is your offer');
  expect(read).not.toContain('You already submitted this page');
});

test('an answer that is slower than the submission after it changes nothing any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const facts = { profile: { email: 'maria@example.com' }, application: {} };
  const before = journey({ facts, reviewed: true, revision: 'r1' });
  let reads = 0;
  let release = (_: Reply) => {};
  const slow = new Promise<Reply>((resolve) => (release = resolve));
  const { user } = drawApp(`/${UUID}/ask`, {
    [JOURNEY]: () => (++reads === 1 ? before : slow),
    [STATUS]: () => ({ body: { step: 'ASK', revision: 'r2' } }),
    [`POST ${LINE}/submission`]: () => journey({ step: 'OFFER', done: ['ask'], facts }),
  });
  await screen.findByRole('radio', { name: 'No' });
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(reads).toBe(2);
  vi.useRealTimers();

  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Check my rate' }));
  expect(await title('Here is your offer')).toBeVisible();
  await act(async () => {
    release(before);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Here is your offer');
  expect(window.location.pathname).toBe(`/account/heloc/${UUID}/end`);
});

test('a page that is not open yet leads to the one that is', async () => {
  drawApp(`/${UUID}/end`);
  expect(await title('How can we reach you?')).toBeVisible();
});

test('an address that means nothing says so', async () => {
  drawApp(`/${UUID}/no/such/page`);
  expect(await title("We can't find that page")).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Acme | Page not found'));
});

test('[ACC-B7] an application that is not ours leads to the dashboard', async () => {
  drawApp(`/${UUID}/ask`, { [JOURNEY]: () => ({ status: 404, body: { errors: ['Not found'] } }) });
  await waitFor(() => expect(window.location.pathname).toBe('/account/heloc/dashboard'));
});

test('a session that ends over a page is renewed over the page, whatever else was under way, and nothing typed is lost', async () => {
  let session: 'open' | 'ended' | 'renewed' = 'open';
  let refusedDrafts = 0;
  const refused = { status: 401, body: { errors: ['unauthenticated'] } };
  const { user } = drawApp(`/${UUID}/ask`, {
    // Never saved before, however slowly it was typed, so that there is a draft to save when the session has ended.
    [`PUT ${LINE}/drafts/*`]: () => {
      if (session !== 'ended') return { status: 500, body: { errors: ['No'] } };
      refusedDrafts += 1;
      return refused;
    },
    [`POST ${LINE}/submission`]: () => {
      if (session === 'renewed') return journey({ step: 'OFFER', done: ['ask'] });
      session = 'ended';
      return refused;
    },
    'POST /identity/api/v1/login': () => {
      session = 'renewed';
      return { body: { jwt: 'fresh' } };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'maria@example.com');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Check my rate' }));
  expect(await screen.findByRole('dialog', { name: 'Log in again' })).toBeVisible();
  // What was typed is saved again soon after, and that is refused too.
  await waitFor(() => expect(refusedDrafts).toBeGreaterThan(0));
  expect(screen.getByRole('dialog', { name: 'Log in again' })).toBeVisible();
  await user.type(
    document.querySelector<HTMLInputElement>('#session-email') as HTMLInputElement,
    'maria@example.com',
  );
  await user.type(
    document.querySelector<HTMLInputElement>('#session-password') as HTMLInputElement,
    'correct horse',
  );
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@example.com');
  await user.click(screen.getByRole('button', { name: 'Check my rate' }));
  expect(await title('Here is your offer')).toBeVisible();
});

test('[ACC-D2] the wait can be skipped in the sandbox, and only there', async () => {
  const routes = {
    [JOURNEY]: waiting,
    [STATUS]: () => ({ body: { step: 'WAITING_FOR_BUREAU' } }),
    [`POST /sandbox/${UUID}/skip-wait`]: () => ({ status: 200, body: { skipped: 0 } }),
  };
  const sandbox = drawApp(`/${UUID}/ask`, routes);
  await sandbox.user.click(await screen.findByRole('button', { name: 'Skip this wait' }));
  expect(sandbox.server.calls(`POST /sandbox/${UUID}/skip-wait`)).toHaveLength(1);
  // FINDING-B7: where nothing can be skipped, the button says so.
  await screen.findByRole('button', { name: 'Nothing to skip here: a person acts next' });
  sandbox.unmount();
  drawApp(`/${UUID}/ask`, routes, orgData({ mode: 'production' }));
  await title('We are working on it');
  expect(screen.queryByRole('button', { name: 'Skip this wait' })).toBeNull();
});
