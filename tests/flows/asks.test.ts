/** Wherever an application may be left alone, the notice of incompleteness knows what to ask for (12 CFR 1002.9(c)(2)). */
/** Covers src/engine/journey/asks-at.ts. */
import { expect, test } from 'vitest';
import { asksAt } from '../../src/engine/journey/asks-at.ts';
import { heloc } from './heloc-core.ts';

/** Every name of a step that the rule compares with, through the rules that it uses. */
function stepsOf(logic: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(logic)) for (const part of logic) stepsOf(part, found);
  else if (logic !== null && typeof logic === 'object')
    for (const [word, of] of Object.entries(logic)) {
      if (word === 'rule') stepsOf(heloc.rules[String(of)]?.logic, found);
      else stepsOf(of, found);
    }
  else if (typeof logic === 'string' && Object.hasOwn(heloc.steps?.steps ?? {}, logic)) found.add(logic);
  return found;
}

const turns = [...stepsOf(heloc.rules.isLeftAlone?.logic)].filter((name) => {
  const kind = heloc.steps?.steps[name]?.kind;
  return kind !== 'terminal' && kind !== 'waiting';
});

test('the rule names the steps at which the borrower has the turn', () => {
  expect(turns.length).toBeGreaterThan(20);
});

test.each([...turns, null])('%s asks for something', (step) => {
  expect(asksAt(heloc.steps, step)).toMatch(/^\S.*\.$/);
});

test('a step that asks the borrower for nothing says nothing', () => {
  expect(asksAt(heloc.steps, 'RECORDING')).toBe('');
});
