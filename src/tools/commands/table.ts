/** `flow table`: writes docs/steps-and-pages.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadBundle } from '../decide/load-flow.ts';
import { makeTable } from '../table/make-table.ts';
import { writeTable } from '../table/write-table.ts';

export const summary = 'Writes docs/steps-and-pages.md: how each step and page is reached and left.';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const file = 'docs/steps-and-pages.md';

export async function run(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const { steps, pages } = makeTable(loadBundle({ flow: 'heloc', org: 'default', out: '.' }), root);
  writeFileSync(join(root, file), writeTable(steps, pages));
  process.stdout.write(`${file} lists ${steps.length} steps and ${pages.length} pages.\n`);
  return 0;
}
