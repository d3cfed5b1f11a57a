/** Files in one folder, written whole or not at all. Names are ours, so no path can be smuggled in. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { FileStore } from '../world/file-store.ts';
import { FileMissing } from './file-missing.ts';
import { clearSpool, spoolFile } from './spool-file.ts';

const safeName = /^[0-9a-f-]{36}$/;

export function folderStore(folder: string): FileStore {
  void clearSpool(`${folder}/arriving`);
  const path = (location: string) => {
    if (!safeName.test(location)) throw new Error('A file location is a UUID.');
    return `${folder}/${location.slice(0, 2)}/${location}`;
  };
  return {
    put: async (location, bytes) => {
      const target = path(location);
      await mkdir(`${folder}/${location.slice(0, 2)}`, { recursive: true, mode: 0o700 });
      try {
        await writeFile(`${target}.part`, bytes, { mode: 0o600, flush: true });
        await rename(`${target}.part`, target);
      } catch (error) {
        // Half a file would keep a full disk full.
        await rm(`${target}.part`, { force: true });
        throw error;
      }
    },
    get: async (location) => {
      const bytes = await readFile(path(location)).catch(unlessMissing);
      if (!bytes) throw new FileMissing(location);
      return bytes;
    },
    remove: (location) => rm(path(location), { force: true }),
    spool: (source) => spoolFile(`${folder}/arriving`, source),
    mark: async (made) => {
      const file = `${folder}/mark`;
      if (made !== undefined) {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Of two servers that start at once, one makes it, and both read it.
        await writeFile(file, made, { mode: 0o600, flush: true, flag: 'wx' }).catch(unlessThere);
      }
      return readFile(file, 'utf8').then((text) => text.trim(), unlessMissing);
    },
    probe: async () => {
      const trial = `${folder}/probe-${randomUUID()}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A page's worth: what a full disk refuses, however the file system counts.
      await writeFile(trial, Buffer.alloc(4096), { mode: 0o600, flush: true });
      await rm(trial, { force: true });
    },
  };
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function unlessThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
