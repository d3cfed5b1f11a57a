/** An answer that says yes and leaves out what a decision needs is none: nothing is decided by a gap. */
/** Covers src/server/platform/parties/http/party-document.ts, src/server/platform/parties/http. */
import { expect, test } from 'vitest';
import { readPartyDocument } from '../../src/server/platform/parties/http/party-document.ts';
import { folder } from './mock-parties.ts';

const bureau = { name: 'A bureau', address: '1 Main St', phone: '+12025550190', website: '' };
const file = {
  score: 700,
  scoreDate: '2026-11-22',
  keyFactors: [{ text: 'Length of time accounts have been established', inquiries: false }],
  monthlyDebts: 0,
  liens: [],
  inquiries: [],
  lates: [],
  events: [],
};
const address = { street1: '1 Main St', city: 'Reno', state: 'NV', zip: '89501' };
const parcel = { apn: '1', address, ownerOfRecord: 'Ada', propertyType: 'CONDO', units: 1 };
const found = { hasRecord: true, county: 'Sample', titleAgeMonths: 84 };
const flood = {
  zone: 'X',
  specialHazard: false,
  communityNumber: '',
  panelNumber: '',
  determinedOn: '2026-11-22',
};
const account = {
  routingNumber: '011401533',
  accountNumber: '1000',
  accountType: 'CHECKING',
  bankName: 'B',
  ownerName: 'A',
};

type Case = [document: string, operation: string, whole: object, half: object];
const cases: Case[] = [
  ...Object.keys(file).map((name): Case => {
    const { [name as 'score']: _, ...rest } = file;
    return ['credit-bureau', 'pull', { outcome: 'OK', bureau, ...file }, { outcome: 'OK', bureau, ...rest }];
  }),
  ['credit-bureau', 'pull', { outcome: 'NO_MATCH', bureau }, { outcome: 'MAYBE', bureau, ...file }],
  ['credit-bureau', 'pull', { outcome: 'FROZEN', bureau }, { outcome: 'OK', bureau, ...file, score: 7000 }],
  [
    'property-data',
    'find',
    { outcome: 'OK', parcels: [parcel], ...found },
    { outcome: 'OK', parcels: [], ...found },
  ],
  [
    'property-data',
    'find',
    { outcome: 'MULTIPLE', parcels: [parcel, parcel], ...found },
    { outcome: 'OK', parcels: [parcel, parcel], ...found },
  ],
  [
    'property-data',
    'find',
    { outcome: 'NONE', parcels: [], ...found },
    { outcome: 'MULTIPLE', parcels: [parcel], ...found },
  ],
  ['property-data', 'value', { condition: 'GOOD' }, { condition: 'GOOD', value: -1 }],
  ['flood', 'determine', { pending: false, ...flood }, { pending: false }],
  ['flood', 'determine', { pending: true }, {}],
  ['valuation', 'report', { pending: false, value: 400_000 }, { pending: false }],
  ['disbursement', 'look', { state: 'PAID' }, { state: 'RETURNED' }],
  ['disbursement', 'look', { state: 'RETURNED', reason: 'NO_ACCOUNT' }, { state: 'SENT' }],
  [
    'recording',
    'look',
    { state: 'RECORDED', instrumentNumber: '2026-1', recordedOn: '2026-11-22' },
    { state: 'RECORDED', recordedOn: '2026-11-22' },
  ],
  ['recording', 'look', { state: 'REJECTED', reason: 'FEE' }, { state: 'REJECTED' }],
  ['bank-link', 'link', { ok: true, account }, { ok: true }],
  ['bank-link', 'link', { ok: false, code: 'NO_DATA' }, { ok: false, account }],
  ['identity-check', 'verify', { ok: true, expiresOn: '2030-01-01' }, { ok: true, expiresOn: 'never' }],
  ['notary', 'acceptsRemote', { accepts: false }, { accepts: 'yes' }],
];

test.each(cases)('%s %s: %j is an answer, %j is none', (document, operation, whole, half) => {
  const answer = readPartyDocument(folder, `${document}.openapi.json`).get(operation)?.answer;

  expect(answer?.take(whole)).toEqual(whole);
  expect(() => answer?.take(half)).toThrow(/^the answer does not fit #/);
});

test('names that would reach into objects never get through', () => {
  const quiz = readPartyDocument(folder, 'notary.openapi.json').get('quiz')?.answer;
  const questions = [{ id: 'street', text: 'Which?', choices: ['a', 'b'] }];
  const answers = JSON.parse('{"__proto__":"a"}');
  const more = JSON.parse('{"street":"a"}');

  expect(() => quiz?.take({ questions, answers })).toThrow(/propertyNames/);
  const taken = quiz?.take({ questions, answers: more, ...JSON.parse('{"__proto__":{"isAdmin":true}}') });
  expect(taken).toEqual({ questions, answers: more });
  expect(Reflect.get(taken as object, 'isAdmin')).toBeUndefined();
});
