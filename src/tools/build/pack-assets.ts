/** Compresses the built files once and well, beside each as `.br`, so that no visitor waits for it and no server repeats it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const worthIt = 1024;

export function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    apply: 'build',
    writeBundle: async ({ dir = '' }) => {
      const folder = join(dir, 'assets');
      const names = (await readdir(folder)).filter((name) => /\.(m?js|css|svg|json)$/.test(name));
      await Promise.all(names.map((name) => pack(join(folder, name))));
    },
  };
}

async function pack(path: string) {
  const bytes = await readFile(path);
  if (bytes.length >= worthIt) await writeFile(`${path}.br`, await brotli(bytes, best));
}
