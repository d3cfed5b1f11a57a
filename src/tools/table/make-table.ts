/** Reads a flow and, for the borrower's, the sample borrowers, and makes the rows of both tables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from '../../engine/content/bundle.ts';
import { stuckAt } from '../../engine/lints/stuck.ts';
import { acceptedIn } from './accepted.ts';
import { type PageRow, pageRows } from './page-rows.ts';
import { type Passed, type StepRow, stepRows } from './step-rows.ts';

/** `stuck`: where a borrower should act and a page shows no way but home. */
export type Table = { steps: StepRow[]; pages: PageRow[]; stuck: { step: string; page: string }[] };

/** `root` holds the sample borrowers, and the record of the steps that they passed. */
export function makeTable(bundle: Bundle, root: string): Table {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const passed: Record<string, Passed> = read('tests/cases/passed-steps.json');
  const { personas } = read('src/server/platform/parties/sandbox/personas.json') as {
    personas: Record<string, Sample>;
  };
  // What a sample borrower promises is a step of the borrower's own flow.
  const isOwn = bundle.flow.partOf === undefined;
  const promises = isOwn ? Object.entries(personas).map(([key, { reaches = [] }]) => [key, reaches]) : [];
  const borrowers = { passed: passed[bundle.flow.id] ?? {}, promises: Object.fromEntries(promises) };
  const acceptedAt = isOwn ? acceptedIn(join(root, 'tests/cases/heloc/may-submit.md')) : undefined;
  const stuck = stuckAt(bundle, acceptedAt);
  return { steps: stepRows(bundle, borrowers, acceptedAt), pages: pageRows(bundle), stuck };
}

type Sample = { reaches?: string[] };
