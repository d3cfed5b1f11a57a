/** Edits of sex: the applicant's V642 to V645, the co-applicant's V646 to V650. */
import { type Edit, has, implies, oneOf } from './edit.ts';

type Person = {
  sex: 'sex' | 'coSex';
  called: string;
  none: readonly string[];
  numbers: readonly [set: string, observed: string, not: string, notApplicable: string];
};

const people: readonly Person[] = [
  {
    sex: 'sex',
    called: "The applicant's sex",
    none: [],
    numbers: ['V642', 'V643', 'V644', 'V645'],
  },
  {
    sex: 'coSex',
    called: "The co-applicant's sex",
    none: ['5'],
    numbers: ['V646', 'V647', 'V648', 'V649'],
  },
];

export const sexEdits: readonly Edit[] = [
  ...people.flatMap(editsOf),
  {
    edit: 'V650',
    says: 'Sex 5 and observed 4 both say that there is no co-applicant. Report both or neither.',
    fails: (row) => (row.coSex === '5') !== (row.coSexObserved === '4'),
  },
];

function editsOf({ sex, called, none, numbers: [set, seen, not, notApplicable] }: Person): Edit[] {
  const observed = `${sex}Observed` as const;
  return [
    oneOf(`${set}-1`, sex, ['1', '2', '3', '4', ...none, '6'], `${called} has no such code. Correct it.`),
    oneOf(
      `${set}-2`,
      observed,
      ['1', '2', '3', ...(none.length > 0 ? ['4'] : [])],
      `${called}: say by 1 (yes), 2 (no) or 3 (not applicable) whether it was observed.`,
    ),
    implies(seen, has(observed, '1'), has(sex, '1', '2'), `${called} was observed: report 1 or 2.`),
    implies(
      `${not}-1`,
      has(observed, '2'),
      has(sex, '1', '2', '3', '6'),
      `${called} was not observed: report what was answered, or 3 for not provided.`,
    ),
    implies(
      `${not}-2`,
      has(sex, '6'),
      has(observed, '2', '3'),
      `${called} is both 1 and 2, as only an applicant can say: observed must be 2 or 3.`,
    ),
    implies(
      notApplicable,
      has(sex, '4'),
      has(observed, '3'),
      `${called} is not applicable: whether it was observed must be 3.`,
    ),
  ];
}
