/** The rows of a register by lender and year, below the sheet that their file begins with, and all edits that the file fails. */
import type { FailedEdit } from '../../../engine/hmda/edits/check-row.ts';
import { checkSheet } from '../../../engine/hmda/edits/sheet-edits.ts';
import { registerLine } from '../../../engine/hmda/register-row.ts';
import { sheetLine } from '../../../engine/hmda/transmittal-sheet.ts';
import type { World } from '../../platform/world/world.ts';
import type { RegisteredRow } from './register-of.ts';
import { sheetOf } from './sheet-of.ts';

/** A line of a lender's file that fails an edit. The sheet is line 1, of no application: without `uuid`, and with '' as `loanNumber`. */
export type FailedLine = FailedEdit & { org: string; line: number; loanNumber: string; uuid?: string };

export type RegisterFile = { org: string; lines: string[]; failed: FailedLine[] };

/** In the order of the rows, which stand by lender and day. A row is reported for the year of its action (V619-2). */
export function registerFiles(world: World, rows: readonly RegisteredRow[]): RegisterFile[] {
  const keys = [...new Set(rows.map(keyOf))];
  return keys.flatMap((key) => {
    const own = rows.filter((row) => keyOf(row) === key);
    return own[0] ? [fileOf(world, own[0].org, own)] : [];
  });
}

const keyOf = ({ org, year }: RegisteredRow) => `${org} ${year}`;

function fileOf(world: World, org: string, rows: readonly RegisteredRow[]): RegisterFile {
  const sheet = sheetOf(world, org, rows);
  const ofSheet = checkSheet(sheet).map((edit) => ({ ...edit, org, line: 1, loanNumber: '' }));
  const ofRows = rows.flatMap(({ uuid, loanNumber, failed }, index) =>
    failed.map((edit) => ({ ...edit, org, line: index + 2, loanNumber, uuid })),
  );
  return {
    org,
    lines: [sheetLine(sheet), ...rows.map(({ row }) => registerLine(row))],
    failed: [...ofSheet, ...ofRows],
  };
}
