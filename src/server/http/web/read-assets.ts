/** The built web app, read once: a closed list of files, so no request can name another. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Packed, pack } from './packed.ts';

export type Assets = { files: ReadonlyMap<string, Packed>; index: string };

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const notBuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not built</title></head>
<body><main><h1>The web app is not built</h1><p>Run: npm run build</p></main></body></html>`;

/** Path below the folder, with slashes -> file, with its `.br` where the build made one. Hidden files and source maps are left out. */
export function readAssets(folder: string | undefined): Assets {
  if (!folder || !existsSync(join(folder, 'index.html'))) return { files: new Map(), index: notBuilt };
  const packed = new Set(filesIn(folder).filter((path) => path.endsWith('.br')));
  const read = (path: string) => readFileSync(join(folder, path));
  const files = new Map(
    assetPaths(folder).map((path) => {
      const brotlied = packed.has(`${path}.br`) ? read(`${path}.br`) : undefined;
      return [path, packedFile(path, read(path), brotlied)];
    }),
  );
  return { files, index: readFileSync(join(folder, 'index.html'), 'utf8') };
}

/** What may be asked for, below the folder. */
export function assetPaths(folder: string): string[] {
  return filesIn(folder).filter((path) => !/(^|\/)\.|\.(map|br)$|^index\.html$/.test(path));
}

/** @param path as the build names it @param brotlied the same bytes in brotli, if already compressed */
export function packedFile(path: string, bytes: Buffer, brotlied?: Buffer): Packed {
  return { ...pack(typeOf(path), bytes, brotlied), isWorker: /\bworker\b/i.test(path) };
}

const typeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream';

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
