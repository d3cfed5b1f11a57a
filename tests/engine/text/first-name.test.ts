/** Covers src/engine/text/first-name.ts. */
import { expect, test } from 'vitest';
import { firstName } from '../../../src/engine/text/first-name.ts';

test.each([
  ['Ann Lee', 'Ann'],
  ['  josé  garcía', 'José'],
  ['MARY ANN', 'Mary'],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['LaToya', 'LaToya'],
])('%s is greeted as %s', (typed, name) => {
  expect(firstName(typed)).toBe(name);
});

test.each(['', 'A', 'ann@example.com', '078-05-1120', 'Mr. Lee', 'Dr Lee', '<b>Ann</b>', 'x'.repeat(31)])(
  '%j is no first name',
  (typed) => {
    expect(firstName(typed)).toBeUndefined();
  },
);
