/** Finds the tests and stories below a folder of the product, with what each says that it covers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Covering, coversOf } from './read-covers.ts';

/** In alphabetical order; paths are relative to `root`. */
export function findTests(root: string): Covering[] {
  return ['tests', 'e2e']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((test) => ({ test, covers: coversOf(readFileSync(join(root, test), 'utf8')) }));
}
