/** Covers src/web/widgets/typing/password-strength.ts. */
import { expect, test } from 'vitest';
import { passwordStrength } from '../../../../src/web/widgets/typing/password-strength.ts';

test('it says how many characters are missing', () => {
  expect(passwordStrength('', 12).words).toBe('At least 12 characters');
  expect(passwordStrength('elevenchars', 12).words).toBe('1 more character to go');
});

test('common words and few different characters never count as strong', () => {
  expect(passwordStrength('Password123456!', 12).score).toBe(2);
  expect(passwordStrength('aaaaaaaaaaaaaaaa', 12).score).toBe(2);
});

test('length or variety makes it strong', () => {
  expect(passwordStrength('correct horse battery', 12).score).toBe(4);
  expect(passwordStrength('tulipmaroonx', 12).score).toBe(3);
  expect(passwordStrength('Tulip-maroon7', 12).score).toBe(4);
});

test('what the server refuses is never called good: a season and a year, a name that is known here', () => {
  expect(passwordStrength('Summer2026!!', 12).words).toBe('Long enough, but easy to guess');
  expect(passwordStrength('Hearthline-2026', 12, ['Hearthline']).words).toBe(
    'Long enough, but easy to guess',
  );
  expect(passwordStrength('four random words', 12, ['Hearthline']).words).toBe('Strong password');
});
