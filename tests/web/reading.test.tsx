/** A borrower saves a page and then reads: no page is taken away while it still has something to do (FINDING-A1.1). */
/** Covers src/web/journey. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import { orgData } from './fixtures/org.ts';
import { smallCore, smallPage } from './fixtures/small-flow.ts';

const STATUS = `GET /service-krang-heloc/borrower/secure/api/v1/${UUID}/status`;
const JOURNEY = `GET ${LINE}/journey`;
const SUBMISSION = `POST ${LINE}/submission`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => vi.useRealTimers());

async function saveAndRead(step: string | null, started: boolean) {
  const { user, server } = drawApp(`/${UUID}/ask`, {
    [JOURNEY]: () => journey({ step }),
    [SUBMISSION]: () => journey({ step, started, done: ['ask'] }),
    [STATUS]: () => ({ body: { step } }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'maria@example.com');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => screen.getByRole('button', { name: 'Check my rate' }).click());
  await vi.waitFor(() => expect(server.calls(SUBMISSION)).toHaveLength(1), 60_000);
  for (let second = 0; second < 120; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  return server;
}

test.each(['ASK', null])(
  'two minutes after a page left the step %s as it was, the page still stands',
  async (step) => {
    const server = await saveAndRead(step, false);

    expect(await title('How can we reach you?')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Check my rate' })).toBeEnabled();
    expect(server.calls(STATUS)).toHaveLength(0);
  },
  30_000,
);

test('what was started is asked for seven times, and a page that may be sent again stays all the same', async () => {
  const server = await saveAndRead('ASK', true);

  expect(server.calls(STATUS)).toHaveLength(7);
  expect(await title('How can we reach you?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check my rate' })).toBeEnabled();
});

test('a page that reads itself again leads on once others have done their part, and does not call itself sent', async () => {
  let step = 'ASK';
  const pages = { ...smallCore.pages, ask: { ...smallCore.pages.ask, everySeconds: 60 } };
  drawApp(`/${UUID}/ask`, {
    'GET /content/acme/abc/heloc/core.json': () => ({ body: { ...smallCore, pages } }),
    [JOURNEY]: () => journey({ step, done: ['ask'] }),
  });
  expect(await title('How can we reach you?')).toBeVisible();
  step = 'OFFER';
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await title('Here is your offer')).toBeVisible();
});

test('a page that stays English while Spanish is spoken says yes and no in English', async () => {
  const says = { language: 'en', rooms: { 'yes-no': { yes: 'Yes', no: 'No' } } };
  const spanish = orgData({
    language: 'es',
    languages: { es: { name: 'Español', locale: 'es-US', offer: 'Ver', untranslated: 'Está en inglés.' } },
    says: { 'yes-no': { yes: 'Sí', no: 'No' } },
  });
  const page = { ...smallPage('ask').page, language: 'en', says };
  drawApp(`/${UUID}/ask`, { 'GET /content/acme/abc/heloc/page/*': () => ({ body: page }) }, spanish);

  expect(await screen.findByText('Está en inglés.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Yes' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Sí' })).toBeNull();
});
