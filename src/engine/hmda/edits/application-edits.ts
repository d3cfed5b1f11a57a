/** Edits of the application, the loan and the home: V600 to V627, V656 to V659, V689 to V695, V706 to V708, V716. */
import { isoToDay } from '../../dates/iso-day.ts';
import { stateFips } from '../../geo/state-fips.ts';
import type { RegisterRow } from '../register-row.ts';
import { isUli } from '../uli.ts';
import { type Edit, has, implies, oneOf, shaped } from './edit.ts';

const isNumber = (text: string) => /^\d+$/.test(text);
const isPresent = (text: string) => text !== '' && text !== 'NA';

const identityEdits: readonly Edit[] = [
  shaped(
    'V600',
    'lei',
    /^[0-9A-Za-z]{20}$/,
    "The lender has no LEI of 20 letters and digits. Write lei in the lender's org.json.",
  ),
  shaped(
    'V608-1',
    'uli',
    /^[0-9A-Za-z]{23,45}$/,
    'The ULI needs 23 to 45 letters and digits: the LEI, the number of the application and two check digits.',
  ),
  {
    edit: 'V609',
    says: 'The check digits of the ULI are wrong. Make them again from the LEI and the number of the application.',
    fails: ({ uli }) => /^[0-9A-Za-z]{23,45}$/.test(uli) && !isUli(uli),
  },
  {
    edit: 'V610-1',
    says: 'The application date must be a day, YYYYMMDD.',
    fails: ({ applicationDate }) => !isDay(applicationDate),
  },
  oneOf('V618', 'actionTaken', ['1', '2', '3', '4', '5', '6', '7', '8'], 'The action taken must be 1 to 8.'),
  {
    edit: 'V619-1',
    says: 'The date of the action must be a day, YYYYMMDD.',
    fails: ({ actionDate }) => !isDay(actionDate),
  },
  {
    edit: 'V619-3',
    says: 'The action lies before the application. Correct one of the two dates.',
    fails: ({ applicationDate, actionDate }) =>
      isDay(applicationDate) && isDay(actionDate) && actionDate < applicationDate,
  },
];

const loanEdits: readonly Edit[] = [
  oneOf('V611', 'loanType', ['1', '2', '3', '4'], 'The loan type must be 1 to 4.'),
  oneOf(
    'V612-1',
    'loanPurpose',
    ['1', '2', '31', '32', '4', '5'],
    'The loan purpose must be 1, 2, 31, 32, 4 or 5.',
  ),
  oneOf('V613-1', 'preapproval', ['1', '2'], 'Preapproval must be 1 or 2.'),
  implies(
    'V614-1',
    has('loanPurpose', '2', '4', '31', '32', '5'),
    (row) => row.preapproval !== '1',
    'Only a purchase has a preapproval. Report 2.',
  ),
  implies(
    'V614-4',
    has('openEnd', '1'),
    (row) => row.preapproval !== '1',
    'A line of credit has no preapproval. Report 2.',
  ),
  shaped('V617', 'loanAmount', /^\d+(\.\d+)?$/, 'The loan amount must be a number of dollars.'),
  oneOf(
    'V656-1',
    'purchaser',
    ['0', '1', '2', '3', '4', '5', '6', '71', '72', '8', '9'],
    'The type of purchaser has no such code.',
  ),
  implies(
    'V656-2',
    has('actionTaken', '2', '3', '4', '5'),
    (row) => row.purchaser === '0' || !/^(0|[1-689]|71|72)$/.test(row.purchaser),
    'Only a loan that was made can be sold. Report purchaser 0.',
  ),
  oneOf('V659', 'lien', ['1', '2'], 'The lien status must be 1 (first) or 2.'),
  oneOf(
    'V693-1',
    'submission',
    ['1111', '1', '2', '3'],
    'Say by 1 or 2 whether the application came to you directly.',
  ),
  implies(
    'V693-3',
    has('submission', '3'),
    has('actionTaken', '6'),
    'Only a purchased loan has submission 3.',
  ),
  oneOf('V694-1', 'payable', ['1111', '1', '2', '3'], 'Say by 1 or 2 whether the debt is first owed to you.'),
  implies(
    'V694-3',
    has('actionTaken', '1'),
    (row) => row.payable !== '3',
    'A loan that was made is owed to you or not: report 1 or 2.',
  ),
  {
    edit: 'V695-1',
    says: "The originator's NMLSR number must be digits, or NA. Correct it in the lender's directory of loan officers and brokers, or ask again when the directory answers.",
    fails: ({ originator }) => originator !== 'NA' && !isNumber(originator),
  },
  {
    edit: 'V695-2',
    says: "The originator's NMLSR number is only zeros. Correct it in the lender's directory of loan officers and brokers.",
    fails: ({ originator }) => /^0+$/.test(originator),
  },
  {
    edit: 'V695-3',
    says: "The originator's NMLSR number must have four to seven digits and be at most 3000000. Correct it in the lender's directory of loan officers and brokers.",
    fails: ({ originator }) =>
      isNumber(originator) && (!/^\d{4,7}$/.test(originator) || Number(originator) > 3_000_000),
  },
  oneOf('V706', 'reverse', ['1111', '1', '2'], 'Reverse mortgage must be 1 or 2.'),
  oneOf('V707', 'openEnd', ['1111', '1', '2'], 'Open-end line of credit must be 1 or 2.'),
  oneOf('V708', 'business', ['1111', '1', '2'], 'Business purpose must be 1 or 2.'),
];

const homeEdits: readonly Edit[] = [
  oneOf('V615-1', 'construction', ['1', '2'], 'The construction method must be 1 or 2.'),
  oneOf('V616', 'occupancy', ['1', '2', '3'], 'The occupancy must be 1, 2 or 3.'),
  shaped('V620', 'street', /\S/, 'The street is blank. Write it, or NA.'),
  shaped('V621', 'city', /\S/, 'The city is blank. Write it, or NA.'),
  {
    edit: 'V622',
    says: 'The street is given, so city, state and ZIP code must be. Complete the address.',
    fails: (row) => isPresent(row.street) && [row.city, row.state, row.zip].some((part) => part === 'NA'),
  },
  shaped('V623', 'state', /^([A-Z]{2}|NA)$/, 'The state must be two letters, or NA.'),
  shaped('V624', 'zip', /^(\d{5}(-\d{4})?|NA)$/, 'The ZIP code must be five digits, or nine with a dash.'),
  shaped('V625-1', 'tract', /^(\d{11}|NA)$/, 'The census tract must be eleven digits, or NA.'),
  shaped('V626', 'county', /^(\d{5}|NA)$/, 'The county must be its five digits (FIPS), or NA.'),
  {
    edit: 'V627',
    says: 'The census tract lies in another county. Look up the address again.',
    fails: ({ county, tract }) =>
      /^\d{5}$/.test(county) && /^\d{11}$/.test(tract) && !tract.startsWith(county),
  },
  {
    edit: 'V716',
    says: 'The county lies in another state than the home. Compare the address with the record of the property, and correct the one that is wrong.',
    fails: ({ county, state }) =>
      /^\d{5}$/.test(county) && county.slice(0, 2) !== (stateFips[state] ?? county.slice(0, 2)),
  },
  oneOf(
    'V689-1',
    'manufacturedType',
    ['1111', '1', '2', '3'],
    'The type of a manufactured home must be 1, 2 or 3.',
  ),
  implies(
    'V689-3',
    has('construction', '1'),
    (row) => !['1', '2'].includes(row.manufacturedType),
    'Only a manufactured home has a type 1 or 2. Report 3.',
  ),
  oneOf(
    'V690-1',
    'manufacturedLand',
    ['1111', '1', '2', '3', '4', '5'],
    'The interest in the land of a manufactured home must be 1 to 5.',
  ),
  implies(
    'V690-3',
    has('construction', '1'),
    (row) => !['1', '2', '3', '4'].includes(row.manufacturedLand),
    'Only a manufactured home has an interest in land of 1 to 4. Report 5.',
  ),
  shaped('V691', 'units', /^[1-9]\d*$/, 'The number of units must be 1 or more.'),
  shaped(
    'V692-1',
    'affordableUnits',
    /^(\d+|NA)$/,
    'The number of affordable units must be a whole number, or NA.',
  ),
  {
    edit: 'V692-2',
    says: 'A building of fewer than five units has no affordable units to report. Write NA.',
    fails: ({ units, affordableUnits }) => Number(units) < 5 && isNumber(affordableUnits),
  },
];

export const applicationEdits: readonly Edit[] = [...identityEdits, ...loanEdits, ...homeEdits];

function isDay(text: RegisterRow['actionDate']): boolean {
  return (
    /^\d{8}$/.test(text) && isoToDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) !== null
  );
}
