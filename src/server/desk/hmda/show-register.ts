/**
 * The register of a period for the desk: what became of each application, and what is to be corrected. No demographic answer, and not
 * the reader's own application.
 */
import type { HmdaAction } from '../../../engine/hmda/hmda-action.ts';
import type { FailedRow, Filing, FilingRow } from '../../../types/filing.ts';
import { lendersOfDesk, type Reviewer } from '../../auth/may-review.ts';
import type { World } from '../../platform/world/world.ts';
import { lenderName } from '../list-reviews.ts';
import { ownFiles } from '../own-file.ts';
import { actionWord } from './action-word.ts';
import { type Days, daysToFile } from './days-to-file.ts';
import { mayFile } from './may-file.ts';
import { registerFileName } from './register-file-name.ts';
import { type FailedLine, registerFiles } from './register-files.ts';
import { type RegisteredRow, registerOf } from './register-of.ts';

/** A reader corrects from the top; the rest follows. */
const mostFailed = 100;

type Line = RegisteredRow & { line: number };

export async function showRegister(world: World, reviewer: Reviewer, asked: Partial<Days>): Promise<Filing> {
  const { from, to } = daysToFile(world, asked);
  const orgs = lendersOfDesk(world, reviewer.orgCode);
  // Numbered before it is left out: a line has the number that it has in the file.
  const all = numbered(await registerOf(world, { from, to, orgs }));
  const own = await ownFiles(
    world,
    reviewer.uuid,
    all.map(({ uuid }) => uuid),
  );
  const rows = all.filter(({ uuid }) => !own.has(uuid));
  const failed = registerFiles(world, all)
    .flatMap((file) => file.failed)
    .filter(({ uuid }) => uuid === undefined || !own.has(uuid))
    .map((one) => failure(world, one));
  const files = await mayFile(world, reviewer);
  const lenders = [...new Set(rows.map(({ org }) => org))];
  return {
    from,
    to,
    count: rows.length,
    edits: failed.length,
    mayFile: files,
    failed: failed.slice(0, mostFailed),
    failing: rows.filter((row) => row.failed.length > 0).length,
    rows: rows.map((row) => shown(world, row)),
    files: files ? lenders.map((org) => ({ uuid: org, title: registerFileName({ org, from, to }) })) : [],
  };
}

// Each lender files its own rows by year, so lines are counted by both; the first is the transmittal sheet.
function numbered(rows: RegisteredRow[]): Line[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const line = (lines.get(`${row.org} ${row.year}`) ?? 1) + 1;
    lines.set(`${row.org} ${row.year}`, line);
    return { ...row, line };
  });
}

function shown(world: World, { org, line, loanNumber, row, failed }: Line): FilingRow {
  return {
    lender: lenderName(world, org),
    line,
    loanNumber,
    action: actionWord(row.actionTaken as HmdaAction['taken']),
    on: isoDay(row.actionDate),
    state: failed.length > 0 ? 'FAILING' : 'SOUND',
  };
}

// The file writes a day without hyphens.
const isoDay = (day: string) => day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

function failure(world: World, { org, uuid: _, ...line }: FailedLine): FailedRow {
  return { lender: lenderName(world, org), ...line };
}
