/** `flow acceptance`: writes tests/acceptance.md, which says for each acceptance id the tests that show it. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { acceptanceTable, idsWithoutTest, unknownIds } from '../acceptance/acceptance-table.ts';
import { readAcceptance } from '../acceptance/read-acceptance.ts';

export const summary = 'Writes tests/acceptance.md: each acceptance id and the tests that show it.';
export const usage = '[--root DIR]';
export const options = { '--root DIR': 'A copy of the product elsewhere.' };

/** 0 when every id has a test and every named id exists; else 1, with the list. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { root: { type: 'string' } } });
  const root = values.root ? resolve(values.root) : fileURLToPath(new URL('../../../', import.meta.url));
  const { rules, shown } = readAcceptance(root);
  writeFileSync(join(root, 'tests/acceptance.md'), acceptanceTable(rules, shown));
  const missing = idsWithoutTest(rules, shown).map((id) => `No test shows ${id}: ${rules[id]}`);
  const problems = [...missing, ...unknownIds(rules, shown).map((line) => `No such id: ${line}`)];
  const count = Object.keys(rules).length;
  process.stdout.write(
    `${[...problems, `${count - missing.length} of ${count} ids are shown.`].join('\n')}\n`,
  );
  return problems.length > 0 ? 1 : 0;
}
