/** Where the programs of a PostgreSQL server are on this machine: Debian's newest, another system's, or what POSTGRES_BIN names. */
import { existsSync, readdirSync } from 'node:fs';

const debian = '/usr/lib/postgresql';
const others = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/local/pgsql/bin'];

/** @returns {string | undefined} the folder that has initdb and postgres */
export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = [
    process.env.POSTGRES_BIN,
    ...newestFirst.map((version) => `${debian}/${version}/bin`),
    ...others,
  ];
  return folders.find(
    (folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(`${folder}/${name}`)),
  );
}
