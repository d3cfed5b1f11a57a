/** Rules: the library's meaning where it is safe, and no way out of the facts (THREAT-11). */
/** Covers src/engine/rules/logic.ts, src/engine/rules. */
import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { describe, expect, test } from 'vitest';
import { prepareLogic, run } from '../../../src/engine/rules/logic.ts';
import { isTrue } from '../../../src/engine/rules/operators/truth.ts';
import type { Rules } from '../../../src/types/rules.ts';
import { leastCost } from '../../processor-clock.ts';

const rules: Rules = {
  isTexas: { means: 'Texas.', logic: { '==': [{ var: 'application.state' }, 'TX'] } },
  notTexas: { means: 'Elsewhere.', logic: { '!': { rule: 'isTexas' } } },
};
const value = (logic: unknown, data: unknown) => run(prepareLogic(rules, logic), data);

describe('our operators', () => {
  test('rule asks another rule by name', () => {
    expect(value({ rule: 'notTexas' }, { application: { state: 'CA' } })).toBe(true);
    expect(value({ rule: 'notTexas' }, { application: { state: 'TX' } })).toBe(false);
  });

  test.each([undefined, null, '', []])('present: %j is not', (nothing) => {
    expect(value({ present: { var: 'x' } }, { x: nothing })).toBe(false);
  });

  test.each([0, false, 'a', [0], {}])('present: %j is', (something) => {
    expect(value({ present: { var: 'x' } }, { x: something })).toBe(true);
  });

  test('lookup takes a field of the first entry whose key equals the value', () => {
    const data = {
      homes: [
        { uuid: 'a', owner: 'one' },
        { uuid: 'b', owner: 'two' },
      ],
      chosen: 'b',
    };
    const logic = { lookup: [{ var: 'homes' }, 'uuid', { var: 'chosen' }, 'owner'] };

    expect(value(logic, data)).toBe('two');
    expect(value(logic, { ...data, chosen: 'c' })).toBe(null);
    expect(value(logic, { homes: 'none' })).toBe(null);
  });

  test('lookup of a missing value finds no entry that lacks the key', () => {
    expect(
      value(
        { lookup: [{ var: 'homes' }, 'uuid', { var: 'chosen' }, 'owner'] },
        { homes: [{ owner: 'one' }] },
      ),
    ).toBe(null);
  });

  test('an empty list is false, as the library says', () => {
    expect(isTrue([])).toBe(false);
    expect(isTrue([0])).toBe(true);
  });
});

describe('no way out (THREAT-11)', () => {
  const paths = [
    'constructor',
    '__proto__',
    'prototype',
    'x.constructor',
    'x.__proto__.polluted',
    'list.constructor.name',
    'x.toString',
    'text.constructor',
  ];

  test.each(paths)('var %s is nothing', (path) => {
    expect(value({ var: path }, { x: {}, list: [], text: 'a' })).toBe(null);
  });

  test('a default stands for what is inherited', () => {
    expect(value({ var: ['x.valueOf', 'none'] }, { x: {} })).toBe('none');
  });

  test.each([
    'log',
    'cat',
    'merge',
    'map',
    'reduce',
    'filter',
    'missing',
    'substr',
    'method',
    'fact',
    'constructor',
  ])('%s is not an operator', (operator) => {
    expect(isTrue(value({ [operator]: [1, 1] }, {}))).toBe(false);
  });

  test('a comment inside logic does not make it true', () => {
    expect(isTrue(value({ $comment: 'why', '==': [1, 2] }, {}))).toBe(false);
  });

  test('rules without end are false', () => {
    const endless: Rules = { a: { means: 'A.', logic: { rule: 'a' } } };

    expect(isTrue(run(prepareLogic(endless, { rule: 'a' }), {}))).toBe(false);
  });

  test("a borrower's own indexOf or toString is never called", () => {
    const call = () => {
      throw new Error('called');
    };

    expect(value({ in: ['a', { var: 'x' }] }, { x: { indexOf: call } })).toBe(false);
    expect(isTrue(value({ '==': [{ var: 'x' }, 'a'] }, { x: { toString: 'no function', valueOf: 1 } }))).toBe(
      false,
    );
  });
});

const primitive = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.string({ maxLength: 5 }),
  fc.constantFrom('', '0', '1', 'TX'),
);
const asParsed = { noNullPrototype: true };
const data = fc.record(
  {
    a: primitive,
    b: primitive,
    c: fc.record({ d: primitive }, asParsed),
    list: fc.array(fc.record({ k: primitive }, asParsed), { maxLength: 4 }),
  },
  asParsed,
);
const two = '== === != !== < <= > >= - / %'.split(' ');
const many = 'and or if + * min max < <='.split(' ');
const logic = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    primitive,
    fc.constantFrom('a', 'b', 'c.d', 'none', 'list.0.k', '').map((path) => ({ var: path })),
    // A fallback that cannot be computed is no concern of a fact that is there.
    fc.tuple(fc.constantFrom('a', 'none'), primitive).map((operands) => ({ var: operands })),
    fc.tuple(fc.constantFrom(...two), tie('node'), tie('node')).map(([op, x, y]) => ({ [op]: [x, y] })),
    fc
      .tuple(fc.constantFrom(...many), fc.array(tie('node'), { maxLength: 5 }))
      .map(([op, x]) => ({ [op]: x })),
    // One operand needs no list around it.
    fc.tuple(fc.constantFrom('!', '!!', '-', '+', 'and', 'or'), tie('node')).map(([op, x]) => ({ [op]: x })),
    fc.tuple(primitive, fc.array(tie('node'), { maxLength: 3 })).map((operands) => ({ in: operands })),
    fc
      .tuple(fc.constantFrom('some', 'all', 'none'), fc.constantFrom('list', 'a', 'none'), tie('node'))
      .map(([op, list, test]) => ({ [op]: [{ var: list }, test] })),
    fc.array(tie('node'), { maxLength: 3 }),
  ),
})).node;

test('means what json-logic-js means', () => {
  fc.assert(
    fc.property(logic, data, (rule, facts) => {
      expect(value(rule, facts)).toEqual(theirs(rule, facts));
    }),
    { numRuns: Number(process.env.RULES ?? 5000) },
  );
});

// What the library cannot compute it throws; a rule of ours has no value then.
function theirs(rule: unknown, facts: unknown): unknown {
  try {
    return jsonLogic.apply(structuredClone(rule) as Parameters<typeof jsonLogic.apply>[0], facts);
  } catch {
    return undefined;
  }
}

test('no JSON whatever makes a rule throw or take long', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.jsonValue({ maxDepth: 4 }), (rule, facts) => {
      const prepared = prepareLogic(rules, rule);
      expect(leastCost(() => run(prepared, facts), 50)).toBeLessThan(50);
    }),
    { numRuns: 3000 },
  );
});
