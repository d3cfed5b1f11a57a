/** Covers src/engine/facts/copy-json.ts. */
import { expect, test } from 'vitest';
import { copyJson } from '../../../src/engine/facts/copy-json.ts';

test('a copy is equal, and a change of it leaves the original alone at every depth', () => {
  const original = { name: 'Dana', homes: [{ city: 'Austin', owners: ['Dana'] }], ended: null, score: 0 };
  const copy = copyJson(original);
  expect(copy).toEqual(original);
  copy.homes[0]?.owners.push('Lee');
  copy.homes.push({ city: 'Waco', owners: [] });

  expect(original.homes).toEqual([{ city: 'Austin', owners: ['Dana'] }]);
});

test('a key named __proto__ stays an own key and reaches no prototype', () => {
  const copy = copyJson(JSON.parse('{"__proto__": {"admin": true}, "list": [{"__proto__": [1]}]}'));

  expect(Object.keys(copy)).toEqual(['__proto__', 'list']);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  expect(copy.admin).toBeUndefined();
});
