/** Edits of ethnicity and of race, for the applicant and, under other numbers, for the co-applicant. */
import type { RegisterField, RegisterRow } from '../register-row.ts';
import { type Edit, fieldsOf, has, implies, oneOf, repeats } from './edit.ts';

type Group = {
  name: 'ethnicity' | 'coEthnicity' | 'race' | 'coRace';
  /** How it is called in a sentence. */
  called: string;
  texts: readonly RegisterField[];
  /** All that a borrower may answer; those of them that can be observed; the code of "not provided". */
  answers: readonly string[];
  observable: readonly string[];
  refusal: string;
  /** The code of "not applicable"; and of "no co-applicant". */
  notApplicable: string;
  none?: string;
  /** Numbers of the edits: codes, observed, not applicable, no co-applicant. */
  numbers: readonly [codes: string, observed: string, notApplicable: string, none?: string];
};

const ethnicity = {
  answers: ['1', '11', '12', '13', '14', '2'],
  observable: ['1', '2'],
  refusal: '3',
  notApplicable: '4',
};
const race = {
  answers: '1 2 21 22 23 24 25 26 27 3 4 41 42 43 44 5'.split(' '),
  observable: ['1', '2', '3', '4', '5'],
  refusal: '6',
  notApplicable: '7',
};

const groups: readonly Group[] = [
  {
    ...ethnicity,
    name: 'ethnicity',
    called: "the applicant's ethnicity",
    texts: ['ethnicityText'],
    numbers: ['V628', 'V629', 'V630'],
  },
  {
    ...ethnicity,
    name: 'coEthnicity',
    called: "the co-applicant's ethnicity",
    texts: ['coEthnicityText'],
    none: '5',
    numbers: ['V631', 'V632', 'V633', 'V634'],
  },
  {
    ...race,
    name: 'race',
    called: "the applicant's race",
    texts: ['raceTextTribe', 'raceTextAsian', 'raceTextPacificIslander'],
    numbers: ['V635', 'V636', 'V637'],
  },
  {
    ...race,
    name: 'coRace',
    called: "the co-applicant's race",
    texts: ['coRaceTextTribe', 'coRaceTextAsian', 'coRaceTextPacificIslander'],
    none: '8',
    numbers: ['V638', 'V639', 'V640', 'V641'],
  },
];

export const groupEdits: readonly Edit[] = groups.flatMap((group) => [
  ...codeEdits(group),
  ...observationEdits(group),
]);

function codeEdits({
  name,
  called,
  texts,
  answers,
  refusal,
  notApplicable,
  none,
  numbers: [edit],
}: Group): Edit[] {
  const first = `${name}1` as const;
  const alone = [refusal, notApplicable, ...(none ? [none] : [])];
  const hasText = (row: RegisterRow) => texts.some((text) => row[text] !== '');
  return [
    {
      edit: `${edit}-1`,
      says: `The first code of ${called} must be one of ${[...answers, ...alone].join(', ')}. Correct it, or write the answer in the field for text.`,
      fails: (row) => ![...answers, ...alone].includes(row[first]) && !(row[first] === '' && hasText(row)),
    },
    {
      edit: `${edit}-2`,
      says: `The second to fifth code of ${called} must be one of ${answers.join(', ')}, or blank.`,
      fails: (row) => fieldsOf(row, name, 2).some((code) => code !== '' && !answers.includes(code)),
    },
    {
      edit: `${edit}-3`,
      says: `A code of ${called} stands twice. Report each code once.`,
      fails: (row) => repeats(fieldsOf(row, name)),
    },
    implies(
      `${edit}-4`,
      has(first, ...alone),
      (row) => fieldsOf(row, name, 2).every((code) => code === ''),
      `The first code of ${called} says that there is no answer. Leave the others blank.`,
    ),
  ];
}

function observationEdits(group: Group): Edit[] {
  const { name, called, texts, answers, observable, refusal, notApplicable, none, numbers } = group;
  const [, edit, editNotApplicable, editNone] = numbers;
  const first = `${name}1` as const;
  const observed = `${name}Observed` as const;
  const hasText = (row: RegisterRow) => texts.some((text) => row[text] !== '');
  return [
    oneOf(
      `${edit}-1`,
      observed,
      ['1', '2', '3', ...(none ? ['4'] : [])],
      `Say by 1 (yes), 2 (no) or 3 (not applicable) whether ${called} was observed.`,
    ),
    implies(
      `${edit}-2`,
      has(observed, '1'),
      (row) =>
        observable.includes(row[first]) &&
        fieldsOf(row, name, 2).every((code) => code === '' || observable.includes(code)) &&
        fieldsOf(row, name, observable.length + 1).every((code) => code === ''),
      `What is observed of ${called} can only be ${observable.join(', ')}. Leave out the detailed codes.`,
    ),
    implies(
      `${edit}-3`,
      has(observed, '2'),
      (row) => [...answers, refusal].includes(row[first]) || (row[first] === '' && hasText(row)),
      `When ${called} was not observed, report what was answered, or ${refusal} for not provided.`,
    ),
    implies(
      editNotApplicable,
      has(first, notApplicable),
      has(observed, '3'),
      `When ${called} is not applicable, whether it was observed must be 3.`,
    ),
    ...(none && editNone
      ? [
          {
            edit: editNone,
            says: `Code ${none} of ${called} and observed 4 both say that there is no co-applicant. Report both or neither.`,
            fails: (row: RegisterRow) => (row[first] === none) !== (row[observed] === '4'),
          },
        ]
      : []),
  ];
}
