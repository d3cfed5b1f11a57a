/** The dots of a wait: as fast as the flow says, and still for who asks for less motion. */
/** Covers src/web/chat/parts/dots.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dots } from '../../../src/web/chat/parts/dots.tsx';
import { HostContext } from '../../../src/web/chat/parts/host-context.ts';
import { fakeProvider, openHost } from './fake-chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function draw(isStill: boolean) {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: isStill && query.includes('prefers-reduced-motion: reduce'),
  }));
  const host = openHost([fakeProvider()]);
  const { container } = render(
    <HostContext value={host}>
      <Dots />
    </HostContext>,
  );
  return () => Number(container.querySelector('.hl-chat-dots')?.getAttribute('data-count'));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[ACC-C14][ACC-X26] a dot comes every 400 ms, and after three it begins again', async () => {
  const dots = draw(false);
  const seen = [dots()];
  await pass(399);
  seen.push(dots());
  await pass(1);
  seen.push(dots());
  for (let turn = 0; turn < 3; turn += 1) {
    await pass(400);
    seen.push(dots());
  }

  expect(seen).toEqual([1, 1, 2, 3, 1, 2]);
});

test('[ACC-C14][ACC-X26] under reduced motion all three stand still', async () => {
  const dots = draw(true);
  const before = dots();
  await pass(4000);

  expect([before, dots()]).toEqual([3, 3]);
});
