/** Files in one folder, written whole or not at all. Names are ours, so no path can be smuggled in. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { FileStore } from './file-store.ts';

const safeName = /^[0-9a-f-]{36}$/;

export function folderStore(folder: string): FileStore {
  const path = (location: string) => {
    if (!safeName.test(location)) throw new Error('A file location is a UUID.');
    return `${folder}/${location.slice(0, 2)}/${location}`;
  };
  return {
    put: async (location, bytes) => {
      const target = path(location);
      await mkdir(`${folder}/${location.slice(0, 2)}`, { recursive: true, mode: 0o700 });
      await writeFile(`${target}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${target}.part`, target);
    },
    get: (location) => readFile(path(location)),
    remove: (location) => rm(path(location), { force: true }),
  };
}
