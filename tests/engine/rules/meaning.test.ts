/** Covers src/engine/rules/meaning.ts. */
import { expect, test } from 'vitest';
import { finding, meaning } from '../../../src/engine/rules/meaning.ts';

const flow = { rules: { hasOffer: { means: 'There is an offer.', logic: { var: 'offer.uuid' } } } };

test.each([
  ['hasOffer', true, 'Holds: There is an offer.'],
  ['hasOffer', false, 'Does not hold: There is an offer.'],
  ['!hasOffer', true, 'Does not hold, as it should be: There is an offer.'],
  ['!hasOffer', false, 'Holds, and should not: There is an offer.'],
  ['always', true, 'Holds: Always.'],
])('%s, held: %s', (claim, held, said) => {
  expect(finding(flow, claim, held)).toBe(said);
});

test('a rule that must not hold says so; one that is not there is its name', () => {
  expect(meaning(flow, '!hasOffer')).toBe("It isn't the case that there is an offer.");
  expect(meaning(flow, 'hasDog')).toBe('hasDog');
});
