/** Demographic codes and identifiers of Regulation C; the check digits are those of the bureau's own platform. */
/** Covers src/engine/hmda/{reported-codes,reported-sex,uli}.ts, schemas/domain/hmda.schema.json. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
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

describe('the answers of the page (edits V628, V635, V642)', () => {
  const schema = JSON.parse(readFileSync('schemas/domain/hmda.schema.json', 'utf8'));
  const isWhole = new Ajv({ strict: false }).compile(schema);
  const whole = { ethnicity: ['1', '11'], race: ['21', '5'], sex: ['2'] };

  test.each([
    ['answers', whole],
    ['refusals', { ethnicity: ['3'], race: ['6'], sex: ['3'] }],
    ['both sexes', { ...whole, sex: ['1', '2'] }],
  ])('%s are whole', (_, answers) => {
    expect(isWhole(answers)).toBe(true);
  });

  test.each([
    ['be empty', { ...whole, race: [] }],
    ['be missing', { ethnicity: ['1'], race: ['5'] }],
    ['repeat a code', { ...whole, ethnicity: ['1', '1'] }],
    ['invent a code', { ...whole, race: ['7'] }],
    ['refuse beside an answer', { ...whole, sex: ['1', '3'] }],
  ])('a group may not %s', (_, answers) => {
    expect(isWhole(answers)).toBe(false);
  });
});

test('a register has room for five codes, categories before their parts', () => {
  expect(reportedCodes(['21', '22', '2', '23', '5', '41'], '6')).toEqual(['2', '5', '21', '22', '23']);
  expect(reportedCodes(['6', '2'], '6')).toEqual(['6']);
});

test('both sexes are reported as 6', () => {
  expect([reportedSex(['1', '2']), reportedSex(['2']), reportedSex([])]).toEqual(['6', '2', '3']);
});
