/** `flow table`: writes docs/steps-and-pages.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadBundle } from '../decide/load-flow.ts';
import { writtenJson } from '../format/lay-out.ts';
import { makeTable } from '../table/make-table.ts';
import { deadPages, type Exceptions, pruneExceptions, stuckSteps } from '../table/prune-exceptions.ts';
import { writeTable } from '../table/write-table.ts';

export const summary = 'Writes docs/steps-and-pages.md: how each step and page is reached and left.';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const file = 'docs/steps-and-pages.md';
const exceptions = 'tests/cases/heloc/no-way-onward.json';

/** 0 when whatever has no way onward is a named exception; else 1, with the list. Exceptions that are none any more are taken out. */
export async function run(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const [table, part] = [tableOf('heloc'), tableOf('signer')];
  const { steps, pages } = table;
  writeFileSync(join(root, file), writeTable(table, part));
  const before = JSON.parse(readFileSync(join(root, exceptions), 'utf8')) as Exceptions;
  const named = pruneExceptions(before, { steps, pages });
  writeFileSync(join(root, exceptions), writtenJson(named));
  const open = [
    ...stuckSteps(steps).filter((step) => !Object.hasOwn(named.steps, step)),
    ...deadPages(pages).filter((page) => !Object.hasOwn(named.pages, page)),
  ];
  const problems = open.map(
    (name) => `${name} has no way onward. Give it one, or name it in ${exceptions} with the reason.`,
  );
  const counted = `${file} lists ${steps.length} steps and ${pages.length} pages, and ${part.steps.length} and ${part.pages.length} of a part.`;
  process.stdout.write(`${[...problems, counted].join('\n')}\n`);
  return open.length > 0 ? 1 : 0;
}

const tableOf = (flow: string) => makeTable(loadBundle({ flow, org: 'default', out: '.' }), root);
