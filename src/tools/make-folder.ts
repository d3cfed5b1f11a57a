/** Makes a folder and its parents. Node's own recursive mkdir retries forever where the system refuses, as in /proc. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Throws a sentence when it cannot be made. */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}).`);
  }
}
