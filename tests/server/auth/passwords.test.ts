/** ASVS 6.2.4: passwords that guessing programs try first are refused, whoever chooses them and in whatever case. */
/** Covers src/server/auth/is-often-chosen.ts, src/server/auth/guessed-digests.ts, src/server/auth/password.ts. */
import { expect, test } from 'vitest';
import { isOftenChosen, oftenChosen } from '../../../src/server/auth/is-often-chosen.ts';
import { passwordProblem } from '../../../src/server/auth/password.ts';

const often = [
  '123qweasdzxc',
  '1qaz2wsx3edc',
  'qwerty123456',
  'leavemealone',
  'finalfantasy',
  '123456789qwe',
  'sonyericsson',
];

test('three thousand and more are known, none of them twice', () => {
  expect(oftenChosen).toBe(5000);
});

test('what people choose most is refused in kind words, in capitals too', () => {
  for (const password of [...often, ...often.map((word) => word.toUpperCase())])
    expect([password, passwordProblem(password)?.says]).toEqual([password, 'password.guessable']);
});

test('what nobody else chose is taken', () => {
  for (const password of [
    'a porch light in autumn',
    'four random words here',
    'seven quiet green boats',
    'leavemealone, Tuesday',
  ])
    expect([password, isOftenChosen(password), passwordProblem(password)]).toEqual([
      password,
      false,
      undefined,
    ]);
});

test('a season and a year are refused as guessed first; names of the person and of the lender by name', () => {
  const owner = { email: 'sam.rowan@example.com', known: ['Hearthline', 'Sam', 'Rowan'] };
  const said = (password: string) => passwordProblem(password, owner)?.says;
  expect(said('Summer2026!!')).toBe('password.guessable');
  for (const password of ['hearthline12', 'SamRowan2026', 'sam.rowan.2026'])
    expect([password, said(password)]).toEqual([password, 'password.known']);
  expect(said('sam.rowan@example.com')).toBe('password.isEmail');
  expect(said('sam rows a quiet boat')).toBeUndefined();
});
