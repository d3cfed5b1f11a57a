/** Covers src/engine/rules/{claim,holds,meaning,trace}.ts. A row may ask that a rule does not hold. */
import { expect, test } from 'vitest';
import { opposite } from '../../../src/engine/rules/claim.ts';
import { holds } from '../../../src/engine/rules/holds.ts';
import { meaning } from '../../../src/engine/rules/meaning.ts';
import { trace } from '../../../src/engine/rules/trace.ts';
import type { Rules } from '../../../src/types/rules.ts';

const rules: Rules = {
  isTexas: { means: 'The home is in Texas.', logic: { '==': [{ var: 'application.state' }, 'TX'] } },
};
const texas = { application: { state: 'TX' } };

test('! before a name asks that the rule does not hold', () => {
  expect(holds(rules, 'isTexas', texas)).toBe(true);
  expect(holds(rules, '!isTexas', texas)).toBe(false);
  expect(holds(rules, '!isTexas', {})).toBe(true);
});

test('its meaning says that it is not so', () => {
  expect(meaning({ rules }, '!isTexas')).toBe("It isn't the case that the home is in Texas.");
});

test('why it holds is told of the rule itself, with what it read', () => {
  expect(trace(rules, '!isTexas', texas)).toEqual([
    {
      rule: 'isTexas',
      means: 'The home is in Texas.',
      held: true,
      reads: [{ path: 'application.state', value: 'TX' }],
    },
  ]);
});

test('the opposite of an opposite is the claim', () => {
  expect(opposite('isTexas')).toBe('!isTexas');
  expect(opposite('!isTexas')).toBe('isTexas');
});
