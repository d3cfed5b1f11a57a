/** Writes dist/web/NOTICE.txt, part of every build: the licenses of the libraries and fonts of others that the product is distributed with. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LockFile } from './sbom.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Packages whose font files the product serves or embeds, and where each keeps the license of the font. */
const FONTS: Readonly<Record<string, string>> = {
  'Inter (@fontsource-variable/inter)': '@fontsource-variable/inter/LICENSE',
  'Figtree (@fontsource-variable/figtree)': '@fontsource-variable/figtree/LICENSE',
  'Nunito Sans (@fontsource-variable/nunito-sans)': '@fontsource-variable/nunito-sans/LICENSE',
  'Source Serif 4 (@fontsource-variable/source-serif-4)': '@fontsource-variable/source-serif-4/LICENSE',
  'Arimo (@expo-google-fonts/arimo)': '@expo-google-fonts/arimo/LICENSE_FONT',
  'Liberation Sans (pdfjs-dist)': 'pdfjs-dist/standard_fonts/LICENSE_LIBERATION',
};

export type Library = {
  /** `fastify 5.12.8` */
  name: string;
  /** As its package names it: an SPDX expression. */
  license: string;
  /** The words of its license, with its copyright line. */
  text: string;
};

/** What runs in production, in alphabetical order. `folder` holds node_modules. */
export function libraries(lock: LockFile, folder = root): Library[] {
  return Object.entries(lock.packages)
    .filter(([path, one]) => path !== '' && !one.dev && !one.optional)
    .map(([path, { version, license }]) => ({
      name: `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`,
      license: license ?? 'see its license',
      text: licenseOf(`${folder}${path}`),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The whole file: libraries with the same words of license stand together. */
export function licenses(lock: LockFile, folder = root): string {
  const texts = new Map<string, string[]>();
  for (const { name, license, text } of libraries(lock, folder))
    texts.set(text, [...(texts.get(text) ?? []), `${name} (${license})`]);
  const others = [...texts].map(([text, names]) => section(names.join('\n'), text));
  const fonts = Object.entries(FONTS).map(([font, path]) =>
    section(font, trimmed(`${folder}node_modules/${path}`)),
  );
  return ['Libraries and fonts of others in this product, and their licenses.', ...others, ...fonts].join(
    '\n',
  );
}

const section = (title: string, text: string) => `\n${'='.repeat(80)}\n${title}\n\n${text}`;

/** The file that names it, or, where its package brings none, who made it and what it says of itself. */
function licenseOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  if (file !== undefined) return trimmed(`${folder}/${file}`);
  const { author, license, name, repository } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  // Some name no one: then whoever keeps its source.
  const keeper = `the authors of ${name}, ${repository?.url ?? ''}`;
  const maker = (typeof author === 'object' ? author.name : author) ?? keeper;
  return `Copyright (c) ${maker}\n${license} license: https://spdx.org/licenses/${license}.html\n`;
}

/** Without spaces at the ends of its lines. */
const trimmed = (path: string) =>
  `${readFileSync(path, 'utf8')
    .replace(/[ \t\r]+$/gm, '')
    .trim()}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(
    `${root}dist/web/NOTICE.txt`,
    licenses(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))),
  );
