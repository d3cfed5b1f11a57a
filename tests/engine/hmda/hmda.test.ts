/** Covers src/engine/hmda/{hmda-issues,reported-codes,reported-sex,uli}.ts, src/engine/hmda. */
/** Demographic codes and identifiers of Regulation C; the check digits are those of the bureau's own platform. */
import { describe, expect, test } from 'vitest';
import { hmdaIssues } from '../../../src/engine/hmda/hmda-issues.ts';
import { reportedCodes } from '../../../src/engine/hmda/reported-codes.ts';
import { reportedSex } from '../../../src/engine/hmda/reported-sex.ts';
import { isUli, uliCheckDigit } from '../../../src/engine/hmda/uli.ts';

test.each([
  ['10Bx939c5543TqA1144M999143X', '38'],
  ['10Cx939c5543TqA1144M999143X', '10'],
  ['5493001YS08XHF42M0372005203', '07'],
  ['asdgfhkjasdgfhkasd000', '03'],
])('check digits of %s are %s', (identifier, digits) => {
  expect(uliCheckDigit(identifier)).toBe(digits);
  expect(isUli(identifier + digits)).toBe(true);
  expect(isUli(identifier + (digits === '99' ? '98' : String(Number(digits) + 1).padStart(2, '0')))).toBe(
    false,
  );
});

describe('the page', () => {
  const whole = { ethnicity: ['1', '11'], race: ['21', '5'], sex: ['2'] };

  test('answers and refusals are whole', () => {
    expect(hmdaIssues(whole)).toEqual([]);
    expect(hmdaIssues({ ethnicity: ['3'], race: ['6'], sex: ['3'] })).toEqual([]);
    expect(hmdaIssues({ ...whole, sex: ['1', '2'] })).toEqual([]);
  });

  test('a group may not be empty, repeat, invent or refuse beside an answer', () => {
    expect(hmdaIssues({})).toEqual(['ethnicity', 'race', 'sex']);
    expect(hmdaIssues({ ...whole, ethnicity: ['1', '1'] })).toEqual(['ethnicity']);
    expect(hmdaIssues({ ...whole, race: ['7'] })).toEqual(['race']);
    expect(hmdaIssues({ ...whole, sex: ['1', '3'] })).toEqual(['sex']);
  });
});

test('a register has room for five codes, categories before their parts', () => {
  expect(reportedCodes(['21', '22', '2', '23', '5', '41'], '6')).toEqual(['2', '5', '21', '22', '23']);
  expect(reportedCodes(['6', '2'], '6')).toEqual(['6']);
});

test('both sexes are reported as 6', () => {
  expect([reportedSex(['1', '2']), reportedSex(['2']), reportedSex([])]).toEqual(['6', '2', '3']);
});
