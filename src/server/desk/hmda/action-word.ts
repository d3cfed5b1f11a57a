/** The word for what became of an application, in place of the register's code. */
import type { actions } from '../../../engine/hmda/hmda-action.ts';
import type { FilingRow } from '../../../types/filing.ts';

type Code = (typeof actions)[keyof typeof actions];

const words: Record<Code, FilingRow['action']> = {
  1: 'ORIGINATED',
  2: 'NOT_ACCEPTED',
  3: 'DENIED',
  4: 'WITHDRAWN',
  5: 'INCOMPLETE',
};

export function actionWord(taken: Code): FilingRow['action'] {
  return words[taken];
}
