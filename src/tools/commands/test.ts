/** `flow test`: asks the content whether what its authors' cases say is so. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FileTree } from '../../content/files/file-tree.ts';
import { readTree } from '../../content/files/read-files.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import { findCases } from '../cases/find-cases.ts';
import { runCases } from '../cases/run-cases.ts';

export const summary =
  'Asks whether what the cases of flows/*/cases say is so: steps, pages, words, prices, decisions.';
export const usage = '[--flow ID] [--rows] [--root DIR]';
export const options = {
  '--flow ID': 'The cases of one flow.',
  '--rows': 'Lists the rows of steps and decisions that no case meets.',
  '--root DIR': 'Content elsewhere: a folder with flows/, orgs/ and schemas/.',
};

/** 0 when all of it is so, 1 when something is otherwise. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { flow: { type: 'string' }, rows: { type: 'boolean' }, root: { type: 'string' } },
  });
  const root = values.root ? resolve(values.root) : fileURLToPath(new URL('../../../', import.meta.url));
  const tree = readTree(root);
  requireFlow(tree, values.flow);
  const { misses, held, unmet, rows } = runCases(tree, values.flow);
  const lines = misses.map(
    ({ file, title, why }) => `${file}: ${title}\n${why.map((one) => `  ${one}`).join('\n')}`,
  );
  const left = values.rows ? unmet.map((row) => `met by no case: ${row}`) : [];
  const covered = `${rows - unmet.length} of ${rows} rows are met${values.rows ? '' : ' (--rows lists the others)'}`;
  const end = `${misses.length > 0 ? `${misses.length} of ${misses.length + held} cases are otherwise` : `All ${held} cases are so`}; ${covered}.`;
  process.stdout.write(`${[...lines, ...left, end].join('\n')}\n`);
  return misses.length > 0 ? 1 : 0;
}

// A name without cases would read as a clean result.
function requireFlow(tree: FileTree, flow: string | undefined): void {
  const flows = [...new Set(findCases(tree).map((found) => found.flow))];
  if (flow !== undefined && !flows.includes(flow))
    throw new Error(`No cases are in flows/${flow}/cases/. ${didYouMean(flow, flows)}`.trim());
}
