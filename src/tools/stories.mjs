/** Which stories in a browser `npm test` tells on this machine, and what it cannot test here. */
import { readdirSync, readFileSync } from 'node:fs';
import { root } from './ensure-installed.mjs';

/**
 * The files of the stories, from the root of the repository: those of the sweeps only with `isAll`, those that open a database server of
 * their own only where there is one.
 * @param {{ isAll: boolean, hasPostgres: boolean }} told
 * @returns {string[]}
 */
export function stories({ isAll, hasPostgres }) {
  const sweeps = JSON.parse(readFileSync(`${root}tests/sweeps.json`, 'utf8')).stories.map(({ file }) => file);
  const files = readdirSync(`${root}e2e`).map((file) => `e2e/${file}`);
  return files
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => isAll || !sweeps.includes(file))
    .filter((file) => hasPostgres || !opensPostgres(file));
}

/**
 * In sentences, each with what would bring it back.
 * @param {{ hasBrowser: boolean, hasPostgres: boolean }} machine
 * @returns {string[]}
 */
export function leftOut({ hasBrowser, hasPostgres }) {
  return [
    ...(hasBrowser
      ? []
      : ['The stories in a browser: install Chromium or Chrome, or set CHROMIUM_PATH to its program.']),
    ...(hasPostgres
      ? []
      : [
          'The stories of a database server: install PostgreSQL, or set POSTGRES_BIN to the folder of its programs.',
        ]),
  ];
}

function opensPostgres(file) {
  return /cluster\/(postgres|open-cluster)\.ts/.test(readFileSync(`${root}${file}`, 'utf8'));
}
