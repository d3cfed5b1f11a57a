/** A typed signature is the legal name, give or take what people leave out. */
/** Covers src/server/facts/legal-name.ts. */
import { expect, test } from 'vitest';
import { isSignatureOf, legalName } from '../../../src/server/facts/legal-name.ts';

const profile = { name: { first: 'José', middle: 'María', last: "O'Żółć", suffix: 'Jr' as const } };

test('the legal name in one line', () => expect(legalName(profile)).toBe("José María O'Żółć Jr"));

test.each([
  "José María O'Żółć Jr",
  'josé maría o’żółć jr.',
  "José  O'Żółć",
  "José M. O'Żółć",
  "José O'Żółć Jr",
  "Jose\u0301 O'Żółć",
  "Jose O'Zolc",
  'JOSE MARIA O‘ZOLC',
  'José O`Żółć',
])('%s is a signature', (typed) => expect(isSignatureOf(profile, typed)).toBe(true));

test.each(['', 'José', "Josh O'Zolc", "María O'Żółć", "José María O'Żółć III"])('%s is not', (typed) =>
  expect(isSignatureOf(profile, typed)).toBe(false),
);
