/** Puts the programs of the server's threads beside the server: each is started by its file, which no import brings. */
import { copyFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const source = 'src/server';
/** How the server names a program: beside the file that starts it. */
const beside = /new URL\(["'`]\.\/([\w-]+\.mjs)["'`],\s*import\.meta\.url\)/g;

/** Fails the build where a piece of the server would look for a program in a folder in which it is not. */
export function copyThreads(): Plugin {
  return {
    name: 'copy-threads',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.mjs'));
      await Promise.all(files.map((name) => copyFile(join(source, name), join(dir, basename(name)))));
      const copied = new Set(files.map((name) => basename(name)));
      const lost = Object.values(bundle).flatMap((piece) =>
        piece.type === 'chunk' ? lostPrograms(piece, copied) : [],
      );
      if (lost.length > 0) this.error(`THREAD_LOST ${lost.join(', ')}: no such program beside this piece.`);
    },
  };
}

function lostPrograms({ fileName, code }: { fileName: string; code: string }, copied: Set<string>): string[] {
  const named = [...code.matchAll(beside)].map(([, name = '']) => name);
  const isLost = (name: string) => dirname(fileName) !== '.' || !copied.has(name);
  return named.filter(isLost).map((name) => `${fileName} -> ${name}`);
}
