/**
 * Runs the bureau's edits over one row. Which numbers are left out, and why, is in docs/hmda-edits.json. Where two edits say the
 * same from both ends (V670-1 and -4, V670-3 and -2), the first of them stands for both.
 */

import type { RegisterRow } from '../register-row.ts';
import { applicationEdits } from './application-edits.ts';
import { decisionEdits } from './decision-edits.ts';
import type { Edit } from './edit.ts';
import { groupEdits } from './group-edits.ts';
import { priceEdits } from './price-edits.ts';
import { sexEdits } from './sex-edits.ts';

export const registerEdits: readonly Edit[] = [
  ...applicationEdits,
  ...groupEdits,
  ...sexEdits,
  ...decisionEdits,
  ...priceEdits,
];

export type FailedEdit = Pick<Edit, 'edit' | 'says'>;

/** The edits that the row fails; none for a row that may be filed. */
export function checkRow(row: RegisterRow): FailedEdit[] {
  return registerEdits.filter(({ fails }) => fails(row)).map(({ edit, says }) => ({ edit, says }));
}
