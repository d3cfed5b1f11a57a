/** Merge patches: the examples of RFC 7396, comments, and hostile keys (THREAT-12). */
/** Covers src/engine/content/apply-patch.ts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch } from '../../../src/engine/content/apply-patch.ts';

// RFC 7396, appendix A: original, patch, result.
const rfc: Array<[unknown, unknown, unknown]> = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe('applyPatch', () => {
  test.each(rfc)('%j with %j is %j', (base, patch, result) => {
    expect(applyPatch(base, patch)).toEqual(result);
  });

  test('drops comments of both sides, at any depth', () => {
    const base = { $comment: 'base', ui: { $comment: 'base', a: 1 } };
    const patch = { $comment: 'patch', ui: { b: [{ $comment: 'patch', c: 1 }] } };

    expect(applyPatch(base, patch)).toEqual({ ui: { a: 1, b: [{ c: 1 }] } });
  });

  test('keeps the order of the base and adds at the end', () => {
    expect(Object.keys(Object(applyPatch({ a: 1, b: 2 }, { c: 3, a: 4 })))).toEqual(['a', 'b', 'c']);
  });

  test('never changes its arguments', () => {
    const base = Object.freeze({ a: Object.freeze({ b: 1 }) });

    expect(applyPatch(base, { a: { c: 2 } })).toEqual({ a: { b: 1, c: 2 } });
    expect(base).toEqual({ a: { b: 1 } });
  });
});

describe('hostile keys (THREAT-12)', () => {
  test.each([
    '{"__proto__": {"polluted": true}}',
    '{"a": {"__proto__": {"polluted": true}}}',
    '{"constructor": {"prototype": {"polluted": true}}}',
    '[{"__proto__": {"polluted": true}}]',
  ])('%s pollutes nothing', (text) => {
    const merged = applyPatch({ a: { b: 1 } }, JSON.parse(text));

    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
    expect(Reflect.get({}, 'polluted')).toBe(undefined);
    expect(JSON.stringify(merged)).not.toContain('"__proto__"');
  });

  test('whatever the keys, no prototype changes', () => {
    const before = prototypes();
    const key = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'a', 'b', '$comment');
    const json = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.integer(),
        fc.constant(null),
        fc.array(tie('node'), { maxLength: 3 }),
        entries(key, tie('node')),
      ),
    })).node;
    fc.assert(
      fc.property(json, json, (base, patch) => {
        const merged = applyPatch(base, patch);
        expect(prototypes()).toEqual(before);
        expect(Object.getPrototypeOf(Object(merged))).toBe(
          Object.getPrototypeOf(Array.isArray(merged) ? [] : Object(structuredClone(merged))),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

// Object.fromEntries defines an own key even for __proto__, as JSON.parse does.
function entries(key: fc.Arbitrary<string>, node: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.array(fc.tuple(key, node), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs));
}

function prototypes(): string[] {
  return [Object.prototype, Array.prototype, Function.prototype].flatMap((one) =>
    Object.getOwnPropertyNames(one),
  );
}
