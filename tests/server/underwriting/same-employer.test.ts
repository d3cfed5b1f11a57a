/** One employer under several spellings (FINDING-D3). */
/** Covers src/server/underwriting/same-employer.ts. */
import { expect, test } from 'vitest';
import { sameEmployer } from '../../../src/server/underwriting/same-employer.ts';

test.each([
  ['Northwind Payroll', 'NORTHWIND PAYROLL, INC.', true],
  ["Sellers' Studio", 'Sellers Studio LLC', true],
  ['Café Olé', 'CAFE OLE', true],
  ['Bell & Sons Co', 'Bell Sons', true],
  ['Inc', 'LLC', false],
  ['Northwind', 'Southwind', false],
  ['', '', false],
  [undefined, undefined, false],
])('%s and %s: %s', (one, other, expected) => {
  expect(sameEmployer(one, other)).toBe(expected);
});
