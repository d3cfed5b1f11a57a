/** The edits of the register: a row that may be filed fails none, and each edit has a row that fails it alone. */
/**
 * Covers src/engine/hmda/{register-row,register-row-of,demographic-fields,hmda-action}.ts,
 *   src/engine/hmda/edits.
 */
import { expect, test } from 'vitest';
import { checkRow, registerEdits } from '../../../src/engine/hmda/edits/check-row.ts';
import { hmdaAction } from '../../../src/engine/hmda/hmda-action.ts';
import type { CoApplicant } from '../../../src/engine/hmda/register-entry.ts';
import { registerFields, registerLine } from '../../../src/engine/hmda/register-row.ts';
import { registerRowOf } from '../../../src/engine/hmda/register-row-of.ts';

import { broken, denied, together, withdrawn } from './broken-rows.ts';
import { entry, row } from './sound-row.ts';

test('the sound row, a denied and a withdrawn one may be filed', () => {
  expect([row, denied(), withdrawn()].map(checkRow)).toEqual([[], [], []]);
});

test('two who apply together have a row with the answers, the age and the score of both, which may be filed', () => {
  const coApplicant: CoApplicant = {
    demographics: { ethnicity: ['2'], race: ['1', '5'], raceTextTribe: 'Yurok', sex: ['1'] },
    age: 38,
    score: 731,
    bureau: 'A bureau',
  };
  const joint = registerRowOf({ ...entry, coApplicant });
  const { coEthnicity1, coRace1, coRace2, coRaceTextTribe, coSex, coSexObserved, coAge } = joint;

  expect([coEthnicity1, coRace1, coRace2, coRaceTextTribe, coSex, coSexObserved, coAge]).toEqual([
    ...['2', '1', '5', 'Yurok', '1', '2', '38'],
  ]);
  expect([joint.coScore, joint.coScoreModel, joint.coScoreModelText]).toEqual([
    '731',
    '8',
    'FICO by A bureau',
  ]);
  expect([joint.ethnicity1, joint.age, joint.score]).toEqual([row.ethnicity1, row.age, row.score]);
  expect(checkRow(joint)).toEqual([]);

  const silent = registerRowOf({ ...entry, coApplicant: { demographics: {}, age: null } });
  expect([silent.coEthnicity1, silent.coRace1, silent.coSex, silent.coAge, silent.coScore]).toEqual([
    ...['3', '6', '3', '8888', '8888'],
  ]);
  expect(checkRow(silent)).toEqual([]);
  const left = registerRowOf({ ...entry, coApplicant, action: { taken: '4', on: '2026-03-04' } });
  expect([left.coScore, left.coScoreModel, checkRow(left)]).toEqual(['8888', '9', []]);
});

test('every edit has its broken row', () => {
  expect(Object.keys(broken).sort()).toEqual(registerEdits.map(({ edit }) => edit).sort());
});

test.each(Object.entries(broken))('%s is failed by a row of its own', (edit, change) => {
  const failed = checkRow({ ...row, ...change }).map((one) => one.edit);
  expect(failed.sort()).toEqual([edit, ...(together[edit] ?? [])].sort());
});

test('of an ethnicity that was observed only the first two codes may be filled', () => {
  const seen = { ethnicity1: '1', ethnicity2: '', ethnicity3: '2', ethnicityObserved: '1' };

  expect(checkRow({ ...row, ...seen }).map(({ edit }) => edit)).toEqual(['V629-2']);
});

test('a number that could not be read is no number, and an application without an originator has none to report', () => {
  const edits = (originator?: string) =>
    checkRow(registerRowOf({ ...entry, originator })).map(({ edit }) => edit);

  expect([edits(undefined), edits(''), edits('0020002'), edits('0')]).toEqual([
    [],
    ['V695-1'],
    [],
    ['V695-2', 'V695-3'],
  ]);
});

test('a line has 110 fields at the places of the filing guide', () => {
  const fields = registerLine(row).split('|');
  const at = (place: number) => fields[place - 1];

  expect(registerFields).toHaveLength(110);
  expect(fields).toHaveLength(110);
  expect([1, 5, 8, 11, 18, 19, 20, 24, 25, 31, 33, 34, 41].map(at)).toEqual([
    '2',
    '1',
    '1',
    '1',
    '06067001101',
    '1',
    '14',
    'Argentinean',
    '5',
    '2',
    '5',
    '21',
    '8',
  ]);
  expect([51, 52, 55, 56, 57, 61, 62, 63, 64, 66, 68, 73].map(at)).toEqual([
    '2',
    '5',
    '41',
    '9999',
    '138',
    '2',
    '772',
    '9999',
    '8',
    '10',
    '10',
    'NA',
  ]);
  expect([59, 78, 80, 81, 82, 88, 91, 96, 102, 109, 110].map(at)).toEqual([
    '2.25',
    '9',
    '31.39',
    '56.923',
    '120',
    '650000',
    '1',
    '6',
    '17',
    '1',
    '2',
  ]);
});

test('a pipe in a text moves no field', () => {
  expect(registerLine({ ...row, denialText: 'one|two\nthree' }).split('|')).toHaveLength(110);
});

test('a denial reports each code once, with a text for "other"', () => {
  const reasons = [
    { code: '3', text: 'Bankruptcy' },
    { code: '9', text: 'Other: applicant is not an owner of record of the property' },
    { code: '3', text: 'Foreclosure or repossession' },
  ];
  const told = registerRowOf({ ...entry, action: { taken: '3', on: '2026-03-04', reasons } });

  expect([told.denial1, told.denial2, told.denial3]).toEqual(['3', '9', '']);
  expect(told.denialText).toBe('applicant is not an owner of record of the property');
  expect([told.interestRate, told.rateSpread, told.score, told.dti]).toEqual(['NA', 'NA', '772', '31.39']);
});

test('without answers the groups say "not provided", and a missing age "not applicable"', () => {
  const told = registerRowOf({ ...entry, demographics: {}, age: null, score: undefined, home: {} });

  expect([told.ethnicity1, told.race1, told.sex, told.age]).toEqual(['3', '6', '3', '8888']);
  expect([told.score, told.scoreModel, told.street, told.tract]).toEqual(['8888', '9', 'NA', 'NA']);
  expect(checkRow(told)).toEqual([]);
});

test('a debt on the home that is paid off makes it a cash-out refinancing; business lines have no rate spread', () => {
  expect(registerRowOf({ ...entry, refinances: true }).loanPurpose).toBe('32');
  const business = registerRowOf({ ...entry, purpose: 'BUSINESS' });
  expect([business.loanPurpose, business.business, business.rateSpread]).toEqual(['4', '1', 'NA']);
});

test.each([
  [{ approved: true, funded: '2026-03-04' }, '1'],
  [{ approved: true, cancelled: '2026-03-04' }, '2'],
  [{ approved: false, denied: '2026-03-04', cancelled: '2026-03-05' }, '3'],
  [{ approved: false, cancelled: '2026-03-04' }, '4'],
  [{ approved: false, expired: '2026-03-04' }, '5'],
  [{ approved: true, expired: '2026-03-04' }, '2'],
  [{ approved: true }, undefined],
])('%j is action %s', (ending, taken) => {
  const action = hmdaAction(ending);
  expect([action?.taken, action?.on]).toEqual([taken, taken && '2026-03-04']);
});
