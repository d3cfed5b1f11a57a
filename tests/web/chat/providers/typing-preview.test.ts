/** Covers src/web/chat/line/{typing-preview,wake-signals}.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maskNumbers } from '../../../../src/engine/text/mask-numbers.ts';
import { typingPreview } from '../../../../src/web/chat/line/typing-preview.ts';
import { wakeSignals } from '../../../../src/web/chat/line/wake-signals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[ACC-X34][ACC-C22] what is typed is shown once a second at most, and the latest counts', () => {
  const said: (string | null)[] = [];
  const preview = typingPreview(1000, (text) => said.push(text));
  for (const text of ['H', 'He', 'Hel']) preview.show(text);
  expect(said).toEqual(['H']);
  vi.advanceTimersByTime(999);
  preview.show('Hello');
  expect(said).toEqual(['H']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['H', 'Hello']);
  vi.advanceTimersByTime(5000);

  expect(said).toEqual(['H', 'Hello']);
  expect(vi.getTimerCount()).toBe(0);
});

test('[ACC-X34] that nothing is there any more is said at once, and only where something was shown', () => {
  const said: (string | null)[] = [];
  const preview = typingPreview(1000, (text) => said.push(text));
  preview.show(null);
  preview.show('H');
  preview.show('He');
  preview.show('');
  preview.show(null);
  vi.advanceTimersByTime(5000);

  expect(said).toEqual(['H', null]);
});

test.each([
  ['my number is 123', 'my number is 123'],
  ['1234', '••••'],
  ['078-05-1120', '•••-••-••••'],
  ['4111 1111 1111', '•••• •••• ••••'],
  ['078–05–1', '•••–••–•'],
  ['٠١٢٣', '••••'],
  ['at 12 or 34', 'at 12 or 34'],
])('[ACC-X34] %s is previewed as %s', (text, shown) => {
  expect(maskNumbers(text, { isTyped: true })).toBe(shown);
});

test('a browser wakes the line when it is online, when its tab is seen, and when it returns to the page', () => {
  let woken = 0;
  const stop = wakeSignals(() => {
    woken += 1;
  });
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(woken).toBe(3);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(woken).toBe(3);
  hidden.mockRestore();
  stop();
  window.dispatchEvent(new Event('online'));

  expect(woken).toBe(3);
});
