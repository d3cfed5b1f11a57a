/** A page whose address names an entry of a list. */
/** Covers src/engine/journey/picked-facts.ts. */
import { expect, test } from 'vitest';
import { missingPick, pickedFacts } from '../../../src/engine/journey/picked-facts.ts';

const facts = { application: { conditions: [{ uuid: 'one', title: 'First' }, { title: 'Nameless' }] } };
const page = { picks: { condition: { from: 'application.conditions', by: 'which', otherwise: 'all' } } };

test('the entry stands among the facts under its name', () => {
  expect(pickedFacts(page, facts, { which: 'one' })).toEqual({
    ...facts,
    condition: { uuid: 'one', title: 'First' },
  });
  expect(missingPick(page, facts, { which: 'one' })).toBeUndefined();
});

test.each<Record<string, string>>([{ which: 'two' }, { other: 'one' }, {}])(
  'an address that names none (%j) leads to another page',
  (params) => {
    expect(pickedFacts(page, facts, params)).toEqual({ ...facts, condition: {} });
    expect(missingPick(page, facts, params)).toBe('all');
  },
);

test('a page that picks nothing has the facts as they are', () => {
  expect(pickedFacts({}, facts, {})).toBe(facts);
  expect(missingPick(undefined, facts, {})).toBeUndefined();
});
