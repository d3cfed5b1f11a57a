/** Covers src/engine/answers/easy-password.ts. */
import { expect, test } from 'vitest';
import { easyPassword } from '../../../src/engine/answers/easy-password.ts';

const known = [
  'María',
  'Alvarez-Smith',
  'maria.alvarez77@example.com',
  'Hearthline',
  'Tealspar Credit Union',
];

test.each([
  'Summer2026!!',
  '2026-Winter-1',
  '!!December2026',
  'Otoño2026!!!',
  'SummerSummer2026',
  'WelcomeApril26',
  'Password2026!',
])('%s is what anybody tries first', (password) => {
  expect(easyPassword(password)).toBe('usual');
});

test.each([
  'hearthline12',
  'Hearthline2026!',
  'TealsparSummer26',
  'maria19850412',
  'MariaAlvarez1!',
  'alvarezsmith99',
  'maria.alvarez77',
])('%s is built on a name that is known here', (password) => {
  expect(easyPassword(password, known)).toBe('known');
  expect(easyPassword(password)).toBeUndefined();
});

test.each([
  'a porch light in autumn',
  'seven quiet green boats',
  'maria sails a quiet boat',
  'summer rain on tin roofs',
  'Marching-Band-77',
  'summer83920174625',
  'correct horse may fly',
  '839201746253',
])('%s is taken', (password) => {
  expect(easyPassword(password, known)).toBeUndefined();
});
