/** What compiled validators call while they run. */
/** Covers src/engine/answers/validator-runtime.ts. */
import { expect, test } from 'vitest';
import { validatorRuntime } from '../../../src/engine/answers/validator-runtime.ts';

test('the runtime counts characters as people do, and compares JSON', () => {
  expect(validatorRuntime.ucs2length('né👍')).toBe(3);
  expect(validatorRuntime.equal({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
  expect(validatorRuntime.equal([1], { 0: 1 })).toBe(false);
});
