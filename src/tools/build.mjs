/** Builds the web app and the server into dist/ when a source is newer than the last build. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root, run } from './ensure-installed.mjs';

const sources = ['src', 'schemas', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const stamp = `${root}dist/.built`;

/** Builds when stale. @param {{ force?: boolean }} options */
export function build({ force = false } = {}) {
  ensureInstalled();
  if (!force && !isStale()) return;
  process.stderr.write('Building …\n');
  run('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: ['ignore', 2, 2] });
  run('npx', ['vite', 'build', '--ssr', 'src/server/main.ts', '--logLevel', 'warn'], { stdio: ['ignore', 2, 2] });
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(stamp, new Date().toISOString());
}

function isStale() {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return sources.some((source) => newest(`${root}${source}`) > built);
}

function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) build({ force: true });
