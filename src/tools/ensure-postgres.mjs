/** Finds a PostgreSQL server for the tests that disconnect it, and installs Debian's when there is none and we may. */
import { findPostgres } from './cluster/find-postgres.mjs';
import { installDebian } from './install-debian.mjs';

/** @returns {boolean} whether there is one now */
export function ensurePostgres() {
  if (findPostgres()) return true;
  process.stderr.write('Installing PostgreSQL for the database tests …\n');
  installDebian('postgresql');
  return findPostgres() !== undefined;
}
