/** Covers src/engine/facts/json-pointer.ts. */
import { expect, test } from 'vitest';
import { keysOf, leafPointers, pointerOf } from '../../../src/engine/facts/json-pointer.ts';

test.each([
  ['', []],
  ['/ui/amount/ui:help', ['ui', 'amount', 'ui:help']],
  ['/a~1b/m~0n/~01', ['a/b', 'm~n', '~1']],
  ['/content/0/', ['content', '0', '']],
])('%j are the keys %j, and back (RFC 6901)', (pointer, keys) => {
  expect(keysOf(pointer)).toEqual(keys);
  expect(pointerOf(keys)).toBe(pointer);
});

test('the leaves of an object are what is no object itself: lists are whole, null is a leaf', () => {
  expect(leafPointers({ a: { 'b/c': 1, list: [{ d: 2 }] }, gone: null })).toEqual([
    '/a/b~1c',
    '/a/list',
    '/gone',
  ]);
  expect(leafPointers({ a: {} })).toEqual([]);
});
