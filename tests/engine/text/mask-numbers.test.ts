/** Covers src/engine/text/mask-numbers.ts. */
/** Numbers of cards and Social Security numbers never stay in what people write; other numbers do. */
import { expect, test } from 'vitest';
import { maskNumbers } from '../../../src/engine/text/mask-numbers.ts';

test.each([
  ['my card is 4111 1111 1111 1111, ok?', 'my card is •••• •••• •••• 1111, ok?'],
  ['4111-1111-1111-1111', '••••-••••-••••-1111'],
  ['4111111111111111', '••••••••••••1111'],
  ['378282246310005', '•••••••••••0005'],
  ['4111 1111 1111 1111 12/28 123', '•••• •••• •••• 1111 12/28 123'],
  ['4111 1111 1111 1111 123', '•••• •••• •••• 1111 123'],
  ['ssn 078-05-1120.', 'ssn •••-••-1120.'],
  ['078 05 1120', '••• •• 1120'],
  ['078051120', '•••••1120'],
  ['078\u201305\u20131120', '•••\u2013••\u20131120'],
])('%s', (text, masked) => {
  expect(maskNumbers(text)).toBe(masked);
});

test.each([
  '(800) 555-0142',
  '+1 800 555 0142',
  '1234567890',
  '$150,000.00 over 20 years',
  '2026-11-23 14:00',
  'HL-20261123',
  '1234 5678 9012',
  '',
])('%s stays', (text) => {
  expect(maskNumbers(text)).toBe(text);
});

test('a long run of digits takes no time', () => {
  const started = performance.now();
  maskNumbers('7 '.repeat(5_000));

  expect(performance.now() - started).toBeLessThan(5_000);
});
