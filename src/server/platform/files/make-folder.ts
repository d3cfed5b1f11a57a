/** Makes a folder and its parents. Node's own recursive mkdir retries forever where the system refuses, as in /proc. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartRefused } from '../errors/start-refused.ts';

/** Only this user may look into what is made. Throws a sentence when it cannot be made. */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process was faster.
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    throw new StartRefused(`The folder ${folder} cannot be made (${code}). Set DATA_DIR to one that can be.`);
  }
}
