/** Reads the acceptance list and the titles of all tests below a folder of the product. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Rules } from './acceptance-table.ts';
import { type Shown, shownIds } from './shown-ids.ts';

/** Files come in alphabetical order, so that the same tests always give the same table. */
export function readAcceptance(root: string): { rules: Rules; shown: Shown[] } {
  const { rules }: { rules: Rules } = JSON.parse(readFileSync(join(root, 'tests/acceptance.json'), 'utf8'));
  const shown = ['tests', 'e2e']
    .flatMap((folder) => testFiles(root, folder))
    .flatMap((file) => shownIds(file, readFileSync(join(root, file), 'utf8')));
  return { rules, shown };
}

function testFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
