/** Checks that the three answers of the demographic page are complete. Nothing else may read them. */

export interface HmdaAnswers {
  ethnicity?: readonly string[];
  race?: readonly string[];
  sex?: readonly string[];
}

const GROUPS = {
  ethnicity: { codes: ['1', '11', '12', '13', '14', '2', '3'], refusal: '3' },
  race: {
    codes: ['1', '2', '21', '22', '23', '24', '25', '26', '27', '3', '4', '41', '42', '43', '44', '5', '6'],
    refusal: '6',
  },
  sex: { codes: ['1', '2', '3'], refusal: '3' },
} as const;

const GROUP_NAMES = ['ethnicity', 'race', 'sex'] as const;

/** Groups without an answer, with an unknown or repeated code, or with a refusal beside an answer (edits V628, V635, V642). */
export function hmdaIssues(answers: HmdaAnswers): (keyof HmdaAnswers)[] {
  return GROUP_NAMES.filter((group) => !isWhole(answers[group] ?? [], GROUPS[group]));
}

function isWhole(codes: readonly string[], group: { codes: readonly string[]; refusal: string }): boolean {
  const known = codes.every((code) => group.codes.includes(code));
  const refused = codes.includes(group.refusal);
  return (
    known && codes.length > 0 && new Set(codes).size === codes.length && (!refused || codes.length === 1)
  );
}
