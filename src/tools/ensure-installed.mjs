/** Installs the packages when node_modules is missing or older than the lock file. Plain JavaScript: it runs before anything is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs `npm ci` when needed; its output goes to standard error so that a command's own output stays clean. */
export function ensureInstalled() {
  if (isFresh()) return;
  process.stderr.write('Installing packages (first run, about half a minute) …\n');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 2, 2] });
}

/** Runs a program in the project's folder and ends this process with its code when it fails. */
export function run(program, args, options = {}) {
  const result = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) {
    process.stderr.write(`${program} could not be started: ${result.error.message}\n`);
    process.exit(1);
  }
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function isFresh() {
  const installed = `${root}node_modules/.package-lock.json`;
  if (!existsSync(installed)) return false;
  const wanted = `${root}package-lock.json`;
  return statSync(installed).mtimeMs >= statSync(wanted).mtimeMs || sameLock(read(wanted), read(installed));
}

// A checkout sets new times on an old lock file; what npm wrote down at the end of its last run tells the truth.
function sameLock(wanted, installed) {
  const isThere = ([path, { version, link, optional, devOptional }]) =>
    path === '' || link || (installed[path] ? installed[path].version === version : optional || devOptional);
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((path) => path in wanted);
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
