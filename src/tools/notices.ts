/** `npm run notices`: writes NOTICE, the libraries and fonts of others that the product is distributed with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LockFile } from './sbom.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Packages whose font files the product serves or embeds, and where each keeps its license. */
const FONTS: Readonly<Record<string, string>> = {
  'Inter (@fontsource-variable/inter)': '@fontsource-variable/inter/LICENSE',
  'Figtree (@fontsource-variable/figtree)': '@fontsource-variable/figtree/LICENSE',
  'Nunito Sans (@fontsource-variable/nunito-sans)': '@fontsource-variable/nunito-sans/LICENSE',
  'Source Serif 4 (@fontsource-variable/source-serif-4)': '@fontsource-variable/source-serif-4/LICENSE',
  'Arimo (@expo-google-fonts/arimo)': '@expo-google-fonts/arimo/LICENSE_FONT',
  'Liberation Sans (pdfjs-dist)': 'pdfjs-dist/standard_fonts/LICENSE_LIBERATION',
};

/** Names and licenses of what runs in production, once each: `name: license`. A package without a license says so. */
export function libraries(lock: LockFile): string[] {
  const runs = Object.entries(lock.packages).filter(
    ([path, one]) => path !== '' && !one.dev && !one.optional,
  );
  const lines = runs.map(([path, one]) => `${nameOf(path)}: ${one.license ?? 'see its LICENSE file'}`);
  return [...new Set(lines)].sort();
}

/** The whole NOTICE. `license` reads a file of node_modules. */
export function notices(lock: LockFile, license: (path: string) => string): string {
  const fonts = Object.entries(FONTS).map(
    ([font, path]) => `${font}\n${'-'.repeat(font.length)}\n\n${license(path)}`,
  );
  return [
    'Notices of others. Written by `npm run notices` from package-lock.json; do not edit.',
    `Libraries that run in production\n================================\n\n${libraries(lock).join('\n')}`,
    `Fonts\n=====\n\n${fonts.join('\n\n')}`,
  ].join('\n\n');
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** A license of node_modules, without spaces at the ends of its lines. */
export function readLicense(path: string): string {
  const text = readFileSync(`${root}node_modules/${path}`, 'utf8');
  return `${text.replace(/[ \t\r]+$/gm, '').trim()}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock: LockFile = createRequire(import.meta.url)(`${root}package-lock.json`);
  writeFileSync(`${root}NOTICE`, notices(lock, readLicense));
  process.stdout.write(
    `NOTICE names ${libraries(lock).length} libraries and ${Object.keys(FONTS).length} fonts.\n`,
  );
}
