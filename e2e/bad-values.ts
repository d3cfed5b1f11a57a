/** For each kind of field, an answer that is wrong for that kind: what a client would send that skips the browser's rules. */

/** A wrong answer for the widget; undefined where every answer of the right shape is fine. */
export function badValue(widget: string): unknown {
  return bad[widget];
}

const address = { street1: 'PO Box 12', city: '', state: 'ZZ', zip: '1' };

const bad: Record<string, unknown> = {
  text: 'x'.repeat(300),
  email: 'nobody',
  phone: '+10000000000',
  ssn: '000121234',
  birthdate: '2020-02-30',
  date: '2026-02-30',
  'year-month': '2019-13',
  money: -5,
  number: 99,
  password: 'short',
  otp: '12',
  select: 'NONE_OF_THESE',
  'choice-cards': 'NONE_OF_THESE',
  radio: 'NONE_OF_THESE',
  'yes-no': 'perhaps',
  checkbox: false,
  consent: false,
  address,
  'item-list': [{ nothing: true }],
  hmda: { ethnicity: ['99'] },
  'offer-selector': { term: 7, amount: 1, feePercent: 50, autopay: 'yes', version: 'x' },
  'bank-link': { institution: '' },
  'income-link': { institution: '' },
  'file-upload': [{ uuid: 'not-a-file' }],
  signature: { typedName: '' },
  'document-reader': [],
  'device-check': { camera: 'no' },
  'slot-picker': 'some time',
  kba: {},
  'routing-number': '123456789',
  'account-number': '12',
};
