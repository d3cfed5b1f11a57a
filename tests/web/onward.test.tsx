/** What happens to an address that leads on by itself: pop-webchat goes along, and a folder is no dead end (FINDING-A2.3, FINDING-A3.1, FINDING-A3.3). */
/** Covers src/web/platform/data, src/web/journey. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';

const JOURNEY = `GET ${LINE}/journey`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => window.location.pathname.replace('/account/heloc', '') + window.location.search;

describe('only pop-webchat goes along (FINDING-A3.1)', () => {
  test.each([
    ['the application leads to its page', `/${UUID}`, 'ASK', `/${UUID}/ask?pop-webchat=1`],
    ['a page that is not open leads to the one that is', `/${UUID}/end`, 'ASK', `/${UUID}/ask?pop-webchat=1`],
  ])('%s', async (_, path, step, target) => {
    drawApp(`${path}?pop-webchat=1&other=2`, { [JOURNEY]: () => journey({ step }) });
    await title('How can we reach you?');
    expect(address()).toBe(target);
  });

  test('an application that is not ours leads to the dashboard', async () => {
    drawApp(`/${UUID}/ask?pop-webchat=1&other=2`, {
      [JOURNEY]: () => ({ status: 404, body: { errors: ['No'] } }),
    });
    await waitFor(() => expect(address()).toBe('/dashboard?pop-webchat=1'));
  });
});

describe('addresses without a page of their own (FINDING-A2.3)', () => {
  test('a folder leads to where the application stands, an old address to its page', async () => {
    const { unmount } = drawApp(`/${UUID}/folder/`);
    await title('How can we reach you?');
    expect(address()).toBe(`/${UUID}/ask`);
    unmount();
    drawApp(`/${UUID}/folder/old`);
    expect(await title('You did it')).toBeVisible();
  });
});

test('an application opens wherever its identifier stands in the address (FINDING-A3.3)', async () => {
  drawApp(`/some/where/${UUID}/ask`);
  expect(await title('How can we reach you?')).toBeVisible();
});
