/** What is wrong with the answers to one page. */
/** Covers src/engine/answers/validate.ts, src/content/validators/compile-validator.ts, src/engine/answers. */
import { describe, expect, test } from 'vitest';
import { smallBundle } from '../small-bundle.ts';
import { good, verdict } from './start-page.ts';

describe('validate', () => {
  test('takes good answers', () => {
    expect(verdict(good)).toEqual({ ok: true, data: good, issues: [] });
  });

  test('asks for what is missing, in the order of the fields, in the words of the field', () => {
    const bundle = smallBundle();
    bundle.pages.start?.schema?.required?.push('secret');

    expect(verdict({}, { bundle }).issues).toEqual([
      { pointer: '/amount', message: 'Required', code: 'required' },
      { pointer: '/name/first', message: 'Required', code: 'required' },
      { pointer: '/secret', message: 'Type it', code: 'required' },
      { pointer: '/agree', message: 'Required', code: 'required' },
    ]);
  });

  test.each(['', null, undefined])('an empty box (%j) is no answer', (empty) => {
    expect(verdict({ ...good, amount: empty }).issues).toEqual([
      { pointer: '/amount', message: 'Required', code: 'required' },
    ]);
    expect(verdict({ ...good, employer: empty }).data).toEqual(good);
  });

  test('an unticked consent is missing', () => {
    expect(verdict({ ...good, agree: false }).issues).toEqual([
      { pointer: '/agree', message: 'Required', code: 'required' },
    ]);
  });

  test('requires by rule, and only what is shown', () => {
    expect(verdict({ ...good, job: 'FULL' }).issues).toEqual([
      { pointer: '/employer', message: 'Required', code: 'required' },
    ]);
    expect(verdict({ ...good, job: 'NONE' }).ok).toBe(true);
  });

  test('drops the answers of hidden fields', () => {
    expect(verdict({ ...good, job: 'NONE', employer: 'Old Mill' }).data).toEqual({ ...good, job: 'NONE' });
  });

  test('says the field’s own message, down to the part that is wrong', () => {
    expect(verdict({ ...good, name: {} }).issues).toEqual([
      { pointer: '/name/first', message: 'Required', code: 'required' },
    ]);
    expect(verdict({ ...good, name: { first: 'x'.repeat(51) } }).issues).toEqual([
      { pointer: '/name/first', message: 'Enter your name', code: 'maxLength' },
    ]);
  });

  test.each([
    [{ amount: 14999 }, '/amount', 'Enter an amount between $15,000 and $400,000'],
    [{ amount: 400001 }, '/amount', 'Enter an amount between $15,000 and $400,000'],
    [{ amount: 20000.5 }, '/amount', 'Enter a whole number'],
    [{ amount: '20000' }, '/amount', 'Enter a whole number'],
    [{ job: 'SOME' }, '/job', 'Choose one of the options'],
    [{ secret: 'abc', again: 'abc' }, '/secret', 'Must be at least 4 characters'],
    [{ job: 'FULL', employer: 'x'.repeat(51) }, '/employer', 'Must be at most 50 characters'],
    [{ surprise: 1 }, '/surprise', 'This was not asked'],
  ])('%j: %s %s', (answers, pointer, message) => {
    expect(verdict({ ...good, ...answers }).issues).toEqual([{ pointer, message, code: expect.any(String) }]);
  });

  test('compares fields when each of them is in order', () => {
    expect(verdict({ ...good, secret: 'abcd', again: 'abce' }).issues).toEqual([
      { pointer: '/again', message: 'These differ', code: 'same' },
    ]);
    expect(verdict({ ...good, secret: 'abcd', again: 'abcd' }).ok).toBe(true);
  });

  test.each([null, 7, 'text', [], [good]])('%j is no form at all', (data) => {
    expect(verdict(data).ok).toBe(false);
  });

  test('hostile keys are not answers (THREAT-12, THREAT-18)', () => {
    const data = JSON.parse(
      '{"amount": 60000, "name": {"first": "Ana", "__proto__": {"x": 1}}, "agree": true, "__proto__": {"admin": true}, "constructor": 1}',
    );

    expect(verdict(data).ok).toBe(false);
    expect(Reflect.get({}, 'admin')).toBe(undefined);
  });
});
