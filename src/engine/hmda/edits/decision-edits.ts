/** Edits of what the decision rested on and of its reasons: V651 to V655, V660 to V671, V679, V681, V688, V696 to V703, V721. */
import type { RegisterRow } from '../register-row.ts';
import { type Edit, has, implies, oneOf, repeats, shaped } from './edit.ts';

const models = '1111 1 2 3 4 5 6 7 8 9 11 12 13 14 15'.split(' ');
// The models of which the guide says how low their scores begin.
const fico = '1 2 3 4 5 6 11 12'.split(' ');
const vantage = '13 14 15'.split(' ');
const reasons = '1 2 3 4 5 6 7 8 9'.split(' ');
const noDecision = has('actionTaken', '4', '5');
const isDenied = has('actionTaken', '3');
const denials = (row: RegisterRow) => [row.denial1, row.denial2, row.denial3, row.denial4];

const people: readonly Edit[] = [
  shaped(
    'V651-1',
    'age',
    /^[1-9]\d*$/,
    "The applicant's age must be a whole number; 8888 when it is not applicable.",
  ),
  oneOfNot('V721-1', 'age', ['1111', '9999'], "The applicant's age is missing. Look up the date of birth."),
  ageRange(
    'Q614-1',
    'age',
    ['8888', '9999', '1111'],
    "The applicant's age lies outside 18 to 100. Check the date of birth.",
  ),
  shaped(
    'V652-1',
    'coAge',
    /^[1-9]\d*$/,
    "The co-applicant's age must be a whole number; 9999 when there is none.",
  ),
  oneOfNot('V721-2', 'coAge', ['1111'], "The co-applicant's age is missing. Look up the date of birth."),
  ageRange(
    'Q614-2',
    'coAge',
    ['8888', '9999', '1111'],
    "The co-applicant's age lies outside 18 to 100. Check the date of birth.",
  ),
  shaped('V654-1', 'income', /^(-?\d+|NA)$/, 'The income must be whole thousands of dollars, or NA.'),
];

const scores: readonly Edit[] = [
  shaped('V660-1', 'score', /^\d+$/, "The applicant's score must be a number; 8888 when there is none."),
  oneOf('V660-2', 'scoreModel', models, "The model of the applicant's score has no such code."),
  {
    edit: 'V661',
    says: 'Score 8888 and model 9 both say that no score was used. Report both or neither.',
    fails: ({ score, scoreModel }) => (score === '8888') !== (scoreModel === '9'),
  },
  implies(
    'V662-1',
    (row) => models.includes(row.scoreModel) && row.scoreModel !== '8',
    (row) => row.scoreModelText === '',
    'The text is for model 8 alone. Leave it blank.',
  ),
  implies(
    'V662-2',
    has('scoreModel', '8'),
    (row) => row.scoreModelText !== '',
    "Name the model of the applicant's score: code 8 needs a text.",
  ),
  implies(
    'V663',
    noDecision,
    (row) => row.score === '8888' && row.scoreModel === '9',
    'No decision was made, so no score is reported: 8888 with model 9.',
  ),
  implies(
    'V664',
    noDecision,
    (row) => row.coScore === '8888' && row.coScoreModel === '9',
    "No decision was made, so no co-applicant's score is reported: 8888 with model 9.",
  ),
  shaped('V665-1', 'coScore', /^\d+$/, "The co-applicant's score must be a number; 9999 when there is none."),
  oneOf(
    'V665-2',
    'coScoreModel',
    [...models, '10'],
    "The model of the co-applicant's score has no such code.",
  ),
  {
    edit: 'V666-1',
    says: "The co-applicant's score 8888 and model 9 both say that no score was used. Report both or neither.",
    fails: ({ coScore, coScoreModel }) => (coScore === '8888') !== (coScoreModel === '9'),
  },
  {
    edit: 'V666-2',
    says: 'Score 9999 and model 10 both say that there is no co-applicant. Report both or neither.',
    fails: ({ coScore, coScoreModel }) => (coScore === '9999') !== (coScoreModel === '10'),
  },
  implies(
    'V667-1',
    (row) => [...models, '10'].includes(row.coScoreModel) && row.coScoreModel !== '8',
    (row) => row.coScoreModelText === '',
    'The text is for model 8 alone. Leave it blank.',
  ),
  implies(
    'V667-2',
    has('coScoreModel', '8'),
    (row) => row.coScoreModelText !== '',
    "Name the model of the co-applicant's score: code 8 needs a text.",
  ),
  leastScore('V720-1', 'score', fico, 280),
  leastScore('V720-2', 'coScore', fico, 280),
  leastScore('V720-3', 'score', vantage, 300),
  leastScore('V720-4', 'coScore', vantage, 300),
];

const denialEdits: readonly Edit[] = [
  oneOf(
    'V669-1',
    'denial1',
    ['1111', ...reasons, '10'],
    'The first reason for denial must be 1 to 9, or 10 when nothing was denied.',
  ),
  {
    edit: 'V669-2',
    says: 'The second to fourth reason for denial must be 1 to 9, or blank.',
    fails: (row) =>
      denials(row)
        .slice(1)
        .some((code) => code !== '' && !reasons.includes(code)),
  },
  {
    edit: 'V669-3',
    says: 'A reason for denial stands twice. Report each code once.',
    fails: (row) => repeats(denials(row)),
  },
  implies(
    'V669-4',
    has('denial1', '1111', '10'),
    (row) =>
      denials(row)
        .slice(1)
        .every((code) => code === ''),
    'Nothing was denied, so the other reasons must be blank.',
  ),
  implies(
    'V670-1',
    isDenied,
    (row) => !['10'].includes(row.denial1),
    'The application was denied. Report why: 1 to 9.',
  ),
  implies(
    'V670-3',
    (row) => !isDenied(row),
    (row) => !reasons.includes(row.denial1),
    'The application was not denied. Report 10.',
  ),
  implies(
    'V671-1',
    (row) => denials(row).includes('9'),
    (row) => row.denialText !== '',
    'Say which reason it was: code 9 needs a text.',
  ),
  implies(
    'V671-2',
    (row) => row.denialText !== '',
    (row) => denials(row).includes('9'),
    'The text is for reason 9 alone. Leave it blank.',
  ),
];

const figures: readonly Edit[] = [
  shaped('V679-1', 'dti', /^(-?\d+(\.\d+)?|NA)$/, 'The debt-to-income ratio must be a number, or NA.'),
  implies(
    'V679-2',
    noDecision,
    (row) => !/^-?\d/.test(row.dti),
    'No decision was made, so no debt-to-income ratio is reported.',
  ),
  {
    edit: 'V681-1',
    says: 'The combined loan-to-value ratio must be a number above 0, or NA.',
    fails: ({ cltv }) => cltv !== 'NA' && !(/^\d+(\.\d+)?$/.test(cltv) && Number(cltv) > 0),
  },
  implies(
    'V681-2',
    noDecision,
    (row) => !/^\d/.test(row.cltv),
    'No decision was made, so no combined loan-to-value ratio is reported.',
  ),
  {
    edit: 'V688-1',
    says: 'The property value must be a number above 0, or NA.',
    fails: ({ propertyValue }) => propertyValue !== 'NA' && !(Number(propertyValue) > 0),
  },
  implies(
    'V688-2',
    noDecision,
    (row) => !/^\d/.test(row.propertyValue),
    'No decision was made, so no property value is reported.',
  ),
];

const systems: readonly Edit[] = [
  oneOf(
    'V696-1',
    'aus1',
    ['1111', '1', '2', '3', '4', '5', '6', '7'],
    'The first underwriting system must be 1 to 7; 6 when none was used.',
  ),
  {
    edit: 'V696-2',
    says: 'The first result of an underwriting system must be 1 to 24; 17 when none was used.',
    fails: ({ ausResult1 }) =>
      ausResult1 !== '1111' && !(Number(ausResult1) >= 1 && Number(ausResult1) <= 24),
  },
  implies(
    'V700-1',
    has('aus1', '6'),
    (row) => row.ausResult1 === '17' || !/^([1-9]|1\d|2[0-4])$/.test(row.ausResult1),
    'No underwriting system was used, so the result must be 17.',
  ),
  implies(
    'V700-2',
    (row) => row.ausResult1 === '17',
    (row) => row.aus1 === '6' || !/^(1111|[1-57])$/.test(row.aus1),
    'Result 17 says that no underwriting system was used: report system 6.',
  ),
  implies(
    'V702-1',
    has('aus1', '5'),
    (row) => row.ausText !== '',
    'Name the underwriting system: code 5 needs a text.',
  ),
  implies(
    'V702-2',
    (row) => row.ausText !== '',
    has('aus1', '5'),
    'The text is for system 5 alone. Leave it blank.',
  ),
  implies(
    'V703-1',
    has('ausResult1', '16'),
    (row) => row.ausResultText !== '',
    'Name the result: code 16 needs a text.',
  ),
  implies(
    'V703-2',
    (row) => row.ausResultText !== '',
    has('ausResult1', '16'),
    'The text is for result 16 alone. Leave it blank.',
  ),
];

export const decisionEdits: readonly Edit[] = [...people, ...scores, ...denialEdits, ...figures, ...systems];

function oneOfNot(edit: string, field: 'age' | 'coAge', codes: readonly string[], says: string): Edit {
  return { edit, says, fails: (row) => codes.includes(row[field]) };
}

function ageRange(edit: string, field: 'age' | 'coAge', codes: readonly string[], says: string): Edit {
  return {
    edit,
    says,
    fails: (row) =>
      /^[1-9]\d*$/.test(row[field]) &&
      !codes.includes(row[field]) &&
      (Number(row[field]) < 18 || Number(row[field]) > 100),
  };
}

function leastScore(edit: string, field: 'score' | 'coScore', of: readonly string[], least: number): Edit {
  return implies(
    edit,
    has(`${field}Model`, ...of),
    (row) => !(Number(row[field]) < least),
    `A score below ${least} cannot be. Look it up in the credit report.`,
  );
}
