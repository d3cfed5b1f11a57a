/** One row of the loan application register: its 110 fields in the order of the file (Regulation C, 12 CFR 1003.4). */

const five = <Name extends string>(name: Name) =>
  [`${name}1`, `${name}2`, `${name}3`, `${name}4`, `${name}5`] as const;

/** Field 1 is the first; the co-applicant's fields begin with `co`. */
export const registerFields = [
  ...(['record', 'lei', 'uli', 'applicationDate', 'loanType', 'loanPurpose', 'preapproval'] as const),
  ...(['construction', 'occupancy', 'loanAmount', 'actionTaken', 'actionDate'] as const),
  ...(['street', 'city', 'state', 'zip', 'county', 'tract'] as const),
  ...five('ethnicity'),
  'ethnicityText',
  ...five('coEthnicity'),
  ...(['coEthnicityText', 'ethnicityObserved', 'coEthnicityObserved'] as const),
  ...five('race'),
  ...(['raceTextTribe', 'raceTextAsian', 'raceTextPacificIslander'] as const),
  ...five('coRace'),
  ...(['coRaceTextTribe', 'coRaceTextAsian', 'coRaceTextPacificIslander'] as const),
  ...(['raceObserved', 'coRaceObserved', 'sex', 'coSex', 'sexObserved', 'coSexObserved'] as const),
  ...(['age', 'coAge', 'income', 'purchaser', 'rateSpread', 'hoepa', 'lien'] as const),
  ...(['score', 'coScore', 'scoreModel', 'scoreModelText', 'coScoreModel', 'coScoreModelText'] as const),
  ...(['denial1', 'denial2', 'denial3', 'denial4', 'denialText'] as const),
  ...(['loanCosts', 'pointsAndFees', 'originationCharges', 'discountPoints', 'lenderCredits'] as const),
  ...(['interestRate', 'prepaymentTerm', 'dti', 'cltv', 'loanTerm', 'introductoryPeriod'] as const),
  ...(['balloon', 'interestOnly', 'negativeAmortization', 'otherNonAmortizing', 'propertyValue'] as const),
  ...(['manufacturedType', 'manufacturedLand', 'units', 'affordableUnits'] as const),
  ...(['submission', 'payable', 'originator'] as const),
  ...five('aus'),
  'ausText',
  ...five('ausResult'),
  ...(['ausResultText', 'reverse', 'openEnd', 'business'] as const),
] as const;

export type RegisterField = (typeof registerFields)[number];

/** Codes and texts as they are in the file; a field that is left blank is ''. */
export type RegisterRow = Readonly<Record<RegisterField, string>>;

/** The row as a line of the file, without a line break: fields between pipes. */
export function registerLine(row: RegisterRow): string {
  // A pipe or a line break in a text would move every field after it.
  return registerFields.map((field) => row[field].replace(/[|\r\n]+/g, ' ')).join('|');
}
