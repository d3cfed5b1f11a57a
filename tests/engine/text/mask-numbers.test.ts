/** Numbers of cards and Social Security numbers never stay in what people write; other numbers do. */
/** Covers src/engine/text/mask-numbers.ts, src/engine/text/mask-numbers.ts. */
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
  ['ssn: 6 6 6 1 0 1 0 0 1', 'ssn: • • • • • 1 0 0 1'],
  ['666.101.001', '•••.••1.001'],
  ['６６６－１０－１００１ / ６６６１０１００１', '•••－••－１００１ / •••••１００１'],
  ['６６６ １０ １００１', '••• •• １００１'],
  ['٦٦٦١٠١٠٠١', '•••••١٠٠١'],
  ['４１１１ １１１１ １１１１ １１１１', '•••• •••• •••• １１１１'],
  ['account 000123456789', 'account ••••••••6789'],
  ['000123456789', '••••••••6789'],
  ['my account number is 1234567', 'my account number is •••4567'],
  ['Routing: 12 100 0358', 'Routing: •• ••• 0358'],
  ['número de cuenta 123-4567', 'número de cuenta •••-4567'],
  ['acct #2025550142', 'acct #••••••0142'],
  ['666/10/1001', '•••/••/1001'],
  ['666_10_1001', '•••_••_1001'],
  ['666,10,1001', '•••,••,1001'],
  ['666 - 10 - 1001', '••• - •• - 1001'],
  ['666  10  1001', '•••  ••  1001'],
  ['(666) 10-1001', '(•••) ••-1001'],
  ['666\u200b10\u200b1001', '•••\u200b••\u200b1001'],
  [
    '6\u200b6\u200b6\u200b1\u200b0\u200b1\u200b0\u200b0\u200b1',
    '•\u200b•\u200b•\u200b•\u200b•\u200b1\u200b0\u200b0\u200b1',
  ],
  ['ssn 66610-1001', 'ssn •••••-1001'],
  ['4111/1111/1111/1111', '••••/••••/••••/1111'],
  ['4111,1111,1111,1111', '••••,••••,••••,1111'],
  ['4111 - 1111 - 1111 - 1111', '•••• - •••• - •••• - 1111'],
  ['4111  1111  1111  1111', '••••  ••••  ••••  1111'],
  ['4111\u200b1111\u200b1111\u200b1111', '••••\u200b••••\u200b••••\u200b1111'],
  ['3782, 822463, 10005', '••••, ••••••, •0005'],
  ['0001 2345 6789', '•••• •••• 6789'],
])('%s', (text, masked) => {
  expect(maskNumbers(text)).toBe(masked);
});

test.each([
  '(800) 555-0142',
  '+1 800 555 0142',
  '2025550142',
  '12025550142',
  '$15000000',
  'HL20260000012',
  'ZIP 90210-1234',
  'ssn ends in 1120',
  'an APR of 4.99 in 30 2026',
  '$150,000.00 over 20 years',
  '2026-11-23 14:00',
  'HL-20261123',
  'call (800) 555-0142, (800) 555-0143 or (800) 555-0144',
  '2023, 2024, 2025',
  '$150, 20 2026',
  '$1,234,567,890.00',
  'between 100,000 and 250,000',
  '12/05/1980, 01/02/2026',
  'ZIP 66610-1001',
  '',
])('%s stays', (text) => {
  expect(maskNumbers(text)).toBe(text);
});

// What is typed may show no number that is hidden once it is sent, nor the other way about.
test.each([
  ['6 6 6 1 0 1 0 0 1'],
  ['000123456789'],
  ['４１１１ １１１１ １１１１ １１１１'],
  ['acct #2025550142'],
])('%s is hidden in a preview as well', (text) => {
  const hidden = (masked: string) => [...masked].flatMap((letter, place) => (letter === '•' ? [place] : []));
  expect(hidden(maskNumbers(text, { isTyped: true }))).toEqual(
    expect.arrayContaining(hidden(maskNumbers(text))),
  );
});

test('a long run of digits takes no time', () => {
  const started = performance.now();
  maskNumbers('7 '.repeat(5_000));

  expect(performance.now() - started).toBeLessThan(60_000);
});
