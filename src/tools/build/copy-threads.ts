/** Puts the programs of the server's threads beside the server: each is started by its file, which no import brings. */
import { copyFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const source = 'src/server';

export function copyThreads(): Plugin {
  return {
    name: 'copy-threads',
    apply: 'build',
    writeBundle: async ({ dir = '' }) => {
      const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.mjs'));
      await Promise.all(files.map((name) => copyFile(join(source, name), join(dir, basename(name)))));
    },
  };
}
