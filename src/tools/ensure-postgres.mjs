/** Finds a PostgreSQL server for the tests that disconnect it, and installs Debian's when there is none and we may. */
import { existsSync, readdirSync } from 'node:fs';
import { installDebian } from './install-debian.mjs';

const homes = '/usr/lib/postgresql';

export function ensurePostgres() {
  if (isThere()) return;
  process.stderr.write('Installing PostgreSQL for the database tests …\n');
  installDebian('postgresql');
  if (isThere()) return;
  process.stderr.write(
    'No PostgreSQL server was found. Install it, or set POSTGRES_BIN to the folder of its programs.\n',
  );
  process.exit(1);
}

function isThere() {
  const named = process.env.POSTGRES_BIN;
  const folders = existsSync(homes) ? readdirSync(homes).map((version) => `${homes}/${version}/bin`) : [];
  return [named, ...folders].some((folder) => folder && existsSync(`${folder}/initdb`));
}
