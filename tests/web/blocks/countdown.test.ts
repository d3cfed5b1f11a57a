/** The words of a countdown. */
/** Covers src/web/blocks/countdown.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { expect, test } from 'vitest';
import { timeLeft } from '../../../src/web/blocks/countdown.tsx';

test('time left is said in two parts', () => {
  expect(timeLeft(61_000)).toBe('2 minutes');
  expect(timeLeft(3_600_000)).toBe('1 hour');
  expect(timeLeft((26 * 60 + 5) * 60_000)).toBe('1 day 2 hours');
});
