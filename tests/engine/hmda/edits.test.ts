/**
 * Covers src/engine/hmda/{register-row,register-row-of,demographic-fields,hmda-action}.ts,
 *   src/engine/hmda/edits.
 */
/** The edits of the register: a row that may be filed fails none, and each edit has a row that fails it alone. */
import { expect, test } from 'vitest';
import { checkRow, registerEdits } from '../../../src/engine/hmda/edits/check-row.ts';
import { hmdaAction } from '../../../src/engine/hmda/hmda-action.ts';
import type { RegisterEntry } from '../../../src/engine/hmda/register-entry.ts';
import { type RegisterRow, registerFields, registerLine } from '../../../src/engine/hmda/register-row.ts';
import { registerRowOf } from '../../../src/engine/hmda/register-row-of.ts';

const entry: RegisterEntry = {
  lei: '5493001YS08XHF42M037',
  loanNumber: 'HL-2026-0001001',
  appliedOn: '2026-02-03',
  action: { taken: '1', on: '2026-03-04' },
  purpose: 'HOME_IMPROVEMENT',
  refinances: false,
  occupancy: 'PRIMARY',
  propertyType: 'SINGLE_FAMILY',
  units: 1,
  amount: 60_000,
  home: {
    street: '101 Sandbox Way',
    city: 'Sacramento',
    state: 'CA',
    zip: '95814',
    county: '06067',
    tract: '06067001101',
  },
  demographics: { ethnicity: ['1', '14'], ethnicityText: 'Argentinean', race: ['5', '21'], sex: ['2'] },
  age: 41,
  income: 138_000,
  lienPosition: 2,
  score: 772,
  bureau: 'A bureau',
  rate: 9,
  apor: 6.75,
  highCostApplies: true,
  termYears: 10,
  dti: 31.39,
  cltv: 56.923,
  value: 650_000,
  originator: '0010001',
};
const row = registerRowOf(entry);

/** Edit -> what to change in the sound row so that it fails. */
const broken: Record<string, Partial<RegisterRow>> = {
  V600: { lei: 'SHORT' },
  'V608-1': { uli: 'TOO-SHORT' },
  V609: { uli: `${row.uli.slice(0, -2)}00` },
  'V610-1': { applicationDate: '20260230' },
  V611: { loanType: '5' },
  'V612-1': { loanPurpose: '3' },
  'V613-1': { preapproval: '3' },
  'V614-1': { preapproval: '1', openEnd: '2' },
  'V614-4': { preapproval: '1', loanPurpose: '1' },
  'V615-1': { construction: '3' },
  V616: { occupancy: '4' },
  V617: { loanAmount: '60,000' },
  V618: { actionTaken: '9' },
  'V619-1': { actionDate: '2026' },
  'V619-3': { actionDate: '20260202' },
  V620: { street: '' },
  V621: { city: '' },
  V622: { zip: 'NA' },
  V623: { state: 'Cal' },
  V624: { zip: '958' },
  'V625-1': { tract: '1101' },
  V626: { county: '67' },
  V627: { tract: '06001001101' },
  'V628-1': { ethnicity1: '9', ethnicityObserved: '3' },
  'V628-2': { ethnicity2: '3' },
  'V628-3': { ethnicity2: '1' },
  'V628-4': { ethnicity1: '3' },
  'V629-1': { ethnicityObserved: '4' },
  'V629-2': { ethnicityObserved: '1' },
  'V629-3': { ethnicity1: '4', ethnicity2: '' },
  V630: { ethnicity1: '4', ethnicity2: '', ethnicityObserved: '1' },
  'V631-1': { coEthnicity1: '9', coEthnicityObserved: '3' },
  'V631-2': { coEthnicity1: '1', coEthnicity2: '4', coEthnicityObserved: '2' },
  'V631-3': { coEthnicity1: '1', coEthnicity2: '1', coEthnicityObserved: '2' },
  'V631-4': { coEthnicity2: '1' },
  'V632-1': { coEthnicity1: '1', coEthnicityObserved: '5' },
  'V632-2': { coEthnicity1: '11', coEthnicityObserved: '1' },
  'V632-3': { coEthnicity1: '4', coEthnicityObserved: '2' },
  V633: { coEthnicity1: '4', coEthnicityObserved: '1' },
  V634: { coEthnicityObserved: '3' },
  'V635-1': { race1: '9', raceObserved: '3' },
  'V635-2': { race2: '6' },
  'V635-3': { race2: '5' },
  'V635-4': { race1: '6' },
  'V636-1': { raceObserved: '4' },
  'V636-2': { raceObserved: '1' },
  'V636-3': { race1: '7', race2: '' },
  V637: { race1: '7', race2: '', raceObserved: '1' },
  'V638-1': { coRace1: '9', coRaceObserved: '3' },
  'V638-2': { coRace1: '1', coRace2: '7', coRaceObserved: '2' },
  'V638-3': { coRace1: '1', coRace2: '1', coRaceObserved: '2' },
  'V638-4': { coRace2: '1' },
  'V639-1': { coRace1: '1', coRaceObserved: '5' },
  'V639-2': { coRace1: '21', coRaceObserved: '1' },
  'V639-3': { coRace1: '7', coRaceObserved: '2' },
  V640: { coRace1: '7', coRaceObserved: '1' },
  V641: { coRaceObserved: '3' },
  'V642-1': { sex: '5', sexObserved: '3' },
  'V642-2': { sexObserved: '4' },
  V643: { sex: '3', sexObserved: '1' },
  'V644-1': { sex: '4' },
  'V644-2': { sex: '6', sexObserved: '1' },
  V645: { sex: '4', sexObserved: '1' },
  'V646-1': { coSex: '9', coSexObserved: '3' },
  'V646-2': { coSex: '1', coSexObserved: '5' },
  V647: { coSex: '3', coSexObserved: '1' },
  'V648-1': { coSex: '4', coSexObserved: '2' },
  'V648-2': { coSex: '6', coSexObserved: '1' },
  V649: { coSex: '4', coSexObserved: '1' },
  V650: { coSexObserved: '3' },
  'V651-1': { age: '0' },
  'V721-1': { age: '9999' },
  'Q614-1': { age: '17' },
  'V652-1': { coAge: '' },
  'V721-2': { coAge: '1111' },
  'Q614-2': { coAge: '101' },
  'V654-1': { income: '138.5' },
  'V656-1': { purchaser: '7' },
  'V656-2': { ...registerRowOf({ ...entry, action: { taken: '2', on: '2026-03-04' } }), purchaser: '1' },
  'V657-1': { rateSpread: '' },
  'V657-2': { ...withdrawn(), rateSpread: '2.25' },
  'V658-1': { hoepa: '4' },
  'V658-2': { ...withdrawn(), hoepa: '2' },
  V659: { lien: '3' },
  'V660-1': { score: 'high' },
  'V660-2': { scoreModel: '16', scoreModelText: '' },
  V661: { score: '8888' },
  'V662-1': { scoreModel: '3' },
  'V662-2': { scoreModelText: '' },
  V663: { ...withdrawn(), score: '772', scoreModel: '3' },
  V664: { ...withdrawn(), coScore: '9999', coScoreModel: '10' },
  'V665-1': { coScore: '', coScoreModel: '3' },
  'V665-2': { coScore: '700', coScoreModel: '16' },
  'V666-1': { coScore: '8888', coScoreModel: '3' },
  'V666-2': { coScore: '9999', coScoreModel: '3' },
  'V667-1': { coScoreModelText: 'A model' },
  'V667-2': { coScore: '700', coScoreModel: '8' },
  'V720-1': { score: '279', scoreModel: '3', scoreModelText: '' },
  'V669-1': { denial1: '' },
  'V669-2': { ...denied(), denial2: '10' },
  'V669-3': { ...denied(), denial2: '3' },
  'V669-4': { denial2: '3' },
  'V670-1': { ...denied(), denial1: '10' },
  'V670-3': { denial1: '3' },
  'V671-1': { ...denied(), denial2: '9' },
  'V671-2': { denialText: 'A reason' },
  'V672-1': { loanCosts: '' },
  'V672-4': { loanCosts: '100' },
  'V672-6': { ...withdrawn(), openEnd: '2', loanCosts: '100' },
  'V673-1': { pointsAndFees: '' },
  'V673-2': { ...withdrawn(), pointsAndFees: '100' },
  'V674-1': { originationCharges: '' },
  'V674-3': { originationCharges: '100' },
  'V674-5': { ...withdrawn(), openEnd: '2', originationCharges: '100' },
  'V675-1': { discountPoints: '?' },
  'V675-3': { discountPoints: '100' },
  'V675-5': { ...withdrawn(), openEnd: '2', discountPoints: '100' },
  'V676-1': { lenderCredits: '?' },
  'V676-3': { lenderCredits: '100' },
  'V676-5': { ...withdrawn(), openEnd: '2', lenderCredits: '100' },
  'V677-1': { interestRate: '' },
  'V677-2': { ...withdrawn(), interestRate: '9' },
  'V678-1': { prepaymentTerm: '0' },
  'V679-1': { dti: '' },
  'V679-2': { ...withdrawn(), dti: '31' },
  'V681-1': { cltv: '0' },
  'V681-2': { ...withdrawn(), cltv: '56' },
  'V682-1': { loanTerm: '' },
  V683: { introductoryPeriod: '0' },
  V684: { balloon: '3' },
  V685: { interestOnly: '3' },
  V686: { negativeAmortization: '3' },
  V687: { otherNonAmortizing: '3' },
  'V688-1': { propertyValue: '0' },
  'V688-2': { ...withdrawn(), propertyValue: '650000' },
  'V689-1': { manufacturedType: '4' },
  'V689-3': { manufacturedType: '1' },
  'V690-1': { manufacturedLand: '6' },
  'V690-3': { manufacturedLand: '1' },
  V691: { units: '0' },
  'V692-1': { affordableUnits: '' },
  'V692-2': { affordableUnits: '0' },
  'V693-1': { submission: '4' },
  'V693-3': { submission: '3' },
  'V694-1': { payable: '4' },
  'V694-3': { payable: '3' },
  'V695-1': { originator: 'ten' },
  'V695-3': { originator: '3000001' },
  'V696-1': { aus1: '8', ausResult1: '1' },
  'V696-2': { aus1: '7', ausResult1: '25' },
  'V700-1': { ausResult1: '1' },
  'V700-2': { aus1: '7' },
  'V702-1': { aus1: '5', ausResult1: '1' },
  'V702-2': { ausText: 'A system' },
  'V703-1': { aus1: '7', ausResult1: '16' },
  'V703-2': { ausResultText: 'A result' },
  V706: { reverse: '3' },
  V707: { openEnd: '3' },
  V708: { business: '3' },
};

/** By the bureau's own words these fail together: what was not observed cannot be "not applicable", which must be observed 3. */
const together: Record<string, string[]> = {
  'V629-3': ['V630'],
  V630: ['V629-2'],
  'V632-3': ['V633'],
  V633: ['V632-2'],
  'V636-3': ['V637'],
  V637: ['V636-2'],
  'V639-3': ['V640'],
  V640: ['V639-2'],
  'V644-1': ['V645'],
  V645: ['V643'],
  'V644-2': ['V643'],
  'V648-1': ['V649'],
  V649: ['V647'],
  'V648-2': ['V647'],
};

function withdrawn() {
  return registerRowOf({ ...entry, action: { taken: '4', on: '2026-03-04' } });
}

function denied() {
  const reasons = [{ code: '3', text: 'Bankruptcy' }];
  return registerRowOf({ ...entry, action: { taken: '3', on: '2026-03-04', reasons } });
}

test('the sound row, a denied and a withdrawn one may be filed', () => {
  expect([row, denied(), withdrawn()].map(checkRow)).toEqual([[], [], []]);
});

test('every edit has its broken row', () => {
  expect(Object.keys(broken).sort()).toEqual(registerEdits.map(({ edit }) => edit).sort());
});

test.each(Object.entries(broken))('%s is failed by a row of its own', (edit, change) => {
  const failed = checkRow({ ...row, ...change }).map((one) => one.edit);
  expect(failed.sort()).toEqual([edit, ...(together[edit] ?? [])].sort());
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
