/** Reads a flow and, for the borrower's, the sample borrowers, and makes the rows of both tables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from '../../engine/content/bundle.ts';
import { type PageRow, pageRows } from './page-rows.ts';
import { type Reaches, type StepRow, stepRows } from './step-rows.ts';

export type Table = { steps: StepRow[]; pages: PageRow[] };

/** Sample borrowers stand at the steps of their own flow, not at those of a part in it. */
export function makeTable(bundle: Bundle, root: string): Table {
  const reaches = bundle.flow.partOf === undefined ? readReaches(root) : {};
  return { steps: stepRows(bundle, reaches), pages: pageRows(bundle) };
}

/** Sample borrowers as the sandbox's file has them; those without `reaches` stand nowhere. */
function readReaches(root: string): Reaches {
  const file = join(root, 'src/server/vendors/sandbox/personas.json');
  const { personas } = JSON.parse(readFileSync(file, 'utf8')) as {
    personas: Record<string, { reaches?: string[] }>;
  };
  return Object.fromEntries(Object.entries(personas).map(([key, { reaches = [] }]) => [key, reaches]));
}
