/** Edits of prices and costs: V657, V658, V672 to V678, V682 to V687. */
import type { RegisterField, RegisterRow } from '../register-row.ts';
import { type Edit, has, implies, oneOf, shaped } from './edit.ts';

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
const notNumber = (field: RegisterField) => (row: RegisterRow) => !isNumber(row[field]);
const notMade = has('actionTaken', '2', '3', '4', '5');
const notAgreed = has('actionTaken', '3', '4', '5');
const openEnd = has('openEnd', '1');

const costs: readonly {
  number: string;
  field: RegisterField;
  called: string;
  openEnd?: string;
  notMade: string;
}[] = [
  { number: 'V672', field: 'loanCosts', called: 'Total loan costs', openEnd: 'V672-4', notMade: 'V672-6' },
  { number: 'V673', field: 'pointsAndFees', called: 'Total points and fees', notMade: 'V673-2' },
  {
    number: 'V674',
    field: 'originationCharges',
    called: 'Origination charges',
    openEnd: 'V674-3',
    notMade: 'V674-5',
  },
  {
    number: 'V675',
    field: 'discountPoints',
    called: 'Discount points',
    openEnd: 'V675-3',
    notMade: 'V675-5',
  },
  { number: 'V676', field: 'lenderCredits', called: 'Lender credits', openEnd: 'V676-3', notMade: 'V676-5' },
];

export const priceEdits: readonly Edit[] = [
  ...costs.flatMap(({ number, field, called, openEnd: line, notMade: unmade }) => [
    shaped(`${number}-1`, field, /^(\d+(\.\d+)?|NA)$/, `${called} must be a number of dollars, or NA.`),
    ...(line
      ? [
          implies(
            line,
            openEnd,
            notNumber(field),
            `${called} are not reported for a line of credit. Write NA.`,
          ),
        ]
      : []),
    implies(unmade, notMade, notNumber(field), `${called} are reported for a loan that was made. Write NA.`),
  ]),
  shaped('V657-1', 'rateSpread', /^(-?\d+(\.\d+)?|NA)$/, 'The rate spread must be a number, or NA.'),
  implies(
    'V657-2',
    notAgreed,
    notNumber('rateSpread'),
    'Nothing was agreed, so there is no rate spread. Write NA.',
  ),
  oneOf('V658-1', 'hoepa', ['1', '2', '3'], 'Say by 1, 2 or 3 whether it is a high-cost loan.'),
  implies(
    'V658-2',
    notMade,
    (row) => !['1', '2'].includes(row.hoepa),
    'Only a loan that was made can be a high-cost one. Report 3.',
  ),
  shaped('V677-1', 'interestRate', /^(\d+(\.\d+)?|NA)$/, 'The interest rate must be a number, or NA.'),
  implies(
    'V677-2',
    notAgreed,
    notNumber('interestRate'),
    'Nothing was agreed, so there is no interest rate. Write NA.',
  ),
  shaped('V678-1', 'prepaymentTerm', /^([1-9]\d*|NA)$/, 'The prepayment penalty term must be months, or NA.'),
  shaped('V682-1', 'loanTerm', /^([1-9]\d*|NA)$/, 'The loan term must be months, or NA.'),
  shaped(
    'V683',
    'introductoryPeriod',
    /^([1-9]\d*|NA)$/,
    'The introductory rate period must be months, or NA.',
  ),
  oneOf('V684', 'balloon', ['1111', '1', '2'], 'Balloon payment must be 1 or 2.'),
  oneOf('V685', 'interestOnly', ['1111', '1', '2'], 'Interest-only payments must be 1 or 2.'),
  oneOf('V686', 'negativeAmortization', ['1111', '1', '2'], 'Negative amortization must be 1 or 2.'),
  oneOf('V687', 'otherNonAmortizing', ['1111', '1', '2'], 'Other non-amortizing features must be 1 or 2.'),
];
