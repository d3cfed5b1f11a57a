/** The dialog over a slow submission: its bar, its messages, its end (ACC-B5). */
/**
 * Covers src/web/page/page-form.tsx, src/web/page/processing/processing-store.ts,
 *   src/web/page/processing/processing-dialog.tsx, src/web/page/processing.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
// Loaded once before the tests, which measure time.
import '../../src/web/page/page-form.tsx';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messageAt, ProcessingDialog } from '../../src/web/page/processing/processing-dialog.tsx';
import {
  beginProcessing,
  holdProcessing,
  processingShown,
} from '../../src/web/page/processing/processing-store.ts';
import { OrgContext } from '../../src/web/platform/data/org-context.ts';
import { productContent } from '../product.ts';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import type { Reply, Routes } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';
import { smallPage } from './fixtures/small-flow.ts';

const MESSAGES = ['We ask the bureau.', 'We look at your home.', 'Almost there.'];
const processing = { title: 'Checking your rate', messages: MESSAGES, timeoutMs: 30_000 };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => vi.useRealTimers());

function draw() {
  vi.useFakeTimers();
  const onClose = vi.fn();
  render(
    <OrgContext value={orgData()}>
      <ProcessingDialog processing={processing} onClose={onClose} />
    </OrgContext>,
  );
  return { onClose, bar: screen.getByRole('progressbar', { name: 'Checking your rate' }) };
}

test('[ACC-B5] the bar moves in ticks of 100 ms over 30 s, and then the dialog goes', async () => {
  const { onClose, bar } = draw();
  await pass(299);
  expect(bar).toHaveAttribute('aria-valuenow', '1');
  await pass(14_701);
  expect(bar).toHaveAttribute('aria-valuenow', '50');
  await pass(14_900);
  expect(onClose).not.toHaveBeenCalled();
  await pass(100);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(onClose).toHaveBeenCalledOnce();
});

test('[ACC-B5] the messages are spread over the time and said as they change', async () => {
  draw();
  const said: (string | null)[] = [];
  for (let second = 0; second < 30; second += 5) {
    said.push(screen.getByRole('status').textContent);
    await pass(5000);
  }
  expect(said).toEqual(MESSAGES.flatMap((message) => [message, message]));
  expect(messageAt(MESSAGES, 1)).toBe('Almost there.');
});

test('[ACC-B5] a click outside does nothing; Escape shows the page', async () => {
  const { onClose } = draw();
  const overlay = document.querySelector('.mantine-Modal-overlay');
  if (overlay) fireEvent.click(overlay);
  fireEvent.mouseDown(document.querySelector('.mantine-Modal-inner') ?? document.body);
  fireEvent.click(document.querySelector('.mantine-Modal-inner') ?? document.body);
  expect(overlay).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

describe('who holds it', () => {
  test('[ACC-B5] the wait after a submission keeps what the submission began', async () => {
    vi.useFakeTimers();
    const release = beginProcessing(processing);
    release();
    const end = holdProcessing();
    await vi.advanceTimersByTimeAsync(10);
    expect(processingShown.read()).toBe(processing);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(processingShown.read()).toBeUndefined();
  });

  test('[ACC-B5] a wait that no submission began shows nothing', () => {
    holdProcessing();
    expect(processingShown.read()).toBeUndefined();
  });
});

describe('in the application', () => {
  const { page } = smallPage('ask');
  const submit = page.actions?.submit;
  const content: Routes = {
    'GET /content/acme/abc/heloc/page/ask.json': () => ({
      body: {
        ...page,
        actions: { submit: { ...submit, processing: { title: 'Checking', messages: MESSAGES } } },
      },
    }),
    [`GET ${LINE}/journey`]: () => journey({ facts: { profile: { email: 'maria@example.com' } } }),
  };

  async function send(answer: () => Promise<Reply> | Reply, more: Routes = {}) {
    const { user } = drawApp(`/${UUID}/ask`, { ...content, [`POST ${LINE}/submission`]: answer, ...more });
    await user.click(await screen.findByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await user.click(screen.getByRole('button', { name: 'Check my rate' }));
    return user;
  }

  test('[ACC-B5] a slow submission is said to be worked on, and its answer takes the dialog away', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    await send(() => new Promise((done) => (answer = done)));
    expect(await screen.findByRole('dialog', { name: 'Checking' })).toBeVisible();
    expect(screen.getByText('We ask the bureau.')).toBeVisible();
    // The page names no time.
    expect(processingShown.read()?.timeoutMs).toBe(30_000);
    answer({ status: 422, body: { errors: ['Not today'] } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Not today.')).toBeVisible();
  });

  test('[ACC-B5] one wait at a time: it goes when the waiting page stands there, which says the same (FINDING-B16)', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    await send(() => new Promise((done) => (answer = done)));
    expect(await screen.findByRole('dialog', { name: 'Checking' })).toBeVisible();
    answer(journey({ step: 'WAITING_FOR_BUREAU', done: ['ask'] }));
    await screen.findByRole('heading', { level: 1, name: 'We are working on it' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const heading = screen.getByRole('heading', { level: 1, name: 'We are working on it' });
    expect(heading).toBeVisible();
    expect(heading).toHaveFocus();
  });

  test('[ACC-B5] a fast answer shows no dialog at all', async () => {
    await send(() => journey({ step: 'OFFER', done: ['ask'] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Here is your offer' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(processingShown.read()).toBeUndefined());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('[ACC-B5] the slow submissions of the flow declare what is done meanwhile', () => {
  const pages = productContent().orgs.default?.flows.heloc?.pages ?? {};
  const slow = Object.values(pages).flatMap(({ id, actions = {} }) =>
    Object.values(actions).some(({ processing: said }) => said) ? [id] : [],
  );
  expect(slow).toEqual(expect.arrayContaining(['start/profile', 'start/app-summary']));
});
