/**
 * For an image: leaves in package.json what the built server asks for while it runs. What only the pages are made of is in `dist/web` already;
 * `npm prune --omit=dev` then takes it from node_modules. In package.json it stays a dependency elsewhere: it is delivered, so its license is, too.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './ensure-installed.mjs';

const file = `${root}package.json`;
const folders = ['src/server', 'src/engine', 'src/content'];

/** @returns {object} package.json as an image has it */
export function serverOnly() {
  const code = folders
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true }).map((name) => `${root}${folder}/${name}`),
    )
    .filter((path) => /\.(ts|mjs)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const isAskedFor = (name) => [`'${name}'`, `'${name}/`, `\`${name}/`].some((text) => code.includes(text));
  const own = JSON.parse(readFileSync(file, 'utf8'));
  const kept = Object.entries(own.dependencies).filter(([name]) => isAskedFor(name));
  return { ...own, dependencies: Object.fromEntries(kept) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(file, `${JSON.stringify(serverOnly(), null, 2)}\n`);
