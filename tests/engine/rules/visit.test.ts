/** Covers src/engine/rules/visit.ts, src/engine/rules/operators. */
import { expect, test } from 'vitest';
import { operators } from '../../../src/engine/rules/operators/operators.ts';
import { type Operation, pathsIn, rulesIn, visit } from '../../../src/engine/rules/visit.ts';

const incomes = { var: 'application.incomes' };
const logic = {
  and: [
    { rule: 'isTexas' },
    {
      some: [
        incomes,
        { and: [{ '==': [{ var: 'kind' }, 'SALARY'] }, { all: [{ var: 'months' }, { '!': { var: '' } }] }] },
      ],
    },
    { '>': [{ var: ['application.amount', 0] }, 5] },
  ],
};

test('every operation is met once, outermost first, with the keys that lead to it', () => {
  const met = meet(logic);
  expect(met.map(({ name }) => name)).toEqual('and rule some var and == var all var ! var > var'.split(' '));
  expect(met.find(({ name }) => name === '==')?.keys).toEqual(['and', 1, 'some', 1, 'and', 0]);
});

test('inside a list, an operation knows the lists around it; the list itself lies outside', () => {
  const [whole, kind, months, month] = meet(logic).filter(({ name }) => name === 'var');
  expect(whole?.lists).toEqual([]);
  expect(kind?.lists).toEqual([incomes]);
  expect(months?.lists).toEqual([incomes]);
  expect(month?.lists).toEqual([incomes, { var: 'months' }]);
});

test('what is refused with false is not looked into', () => {
  expect(meet(logic, ({ name }) => name !== 'some').map(({ name }) => name)).toEqual([
    'and',
    'rule',
    'some',
    '>',
    'var',
  ]);
});

test('rules and paths are read off the operators; paths of list entries are no facts', () => {
  expect(rulesIn(logic)).toEqual(['isTexas']);
  expect(pathsIn(logic)).toEqual(['application.incomes', 'application.amount']);
});

test('every operator stands under its own name', () => {
  expect(Object.entries(operators).filter(([name, operator]) => operator.name !== name)).toEqual([]);
});

function meet(of: unknown, goesOn: (operation: Operation) => boolean = () => true): Operation[] {
  const met: Operation[] = [];
  visit(of, (operation) => {
    met.push(operation);
    return goesOn(operation);
  });
  return met;
}
