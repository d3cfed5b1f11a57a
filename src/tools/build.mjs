/** Builds the web app, the program that draws it and the server into dist/ when a source is newer than the last build. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root, run } from './ensure-installed.mjs';

const sources = ['src', 'schemas', 'package-lock.json', 'vite.config.ts', 'vite.draw.ts', 'tsconfig.json'];
const stamp = `${root}dist/.built`;

/** Builds when stale. @param {{ force?: boolean }} options */
export function build({ force = false } = {}) {
  if (isDelivered()) {
    process.stderr.write('No tools to build with are installed: what was built is run.\n');
    return;
  }
  ensureInstalled();
  if (!force && !isStale()) return;
  process.stderr.write('Building …\n');
  vite();
  vite('--config', 'vite.draw.ts');
  vite('--ssr', 'src/server/main.ts');
  run(process.execPath, ['--import', 'tsx', 'src/tools/licenses.ts']);
  writeSeed();
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(stamp, new Date().toISOString());
}

function vite(...more) {
  run('npx', ['--no-install', 'vite', 'build', ...more, '--logLevel', 'warn'], { stdio: ['ignore', 2, 2] });
}

// Where `npm prune --omit=dev` has been, as in an image, there is nothing to build with, and nothing is fetched.
function isDelivered() {
  const has = (path) => existsSync(`${root}${path}`);
  return has('dist/server/main.js') && has('node_modules') && !has('node_modules/vite');
}

// A first start loads this dump of an empty, migrated database instead of making one (see open-lite.ts).
function writeSeed() {
  const folder = mkdtempSync(`${tmpdir()}/hearthline-seed-`);
  const env = {
    ...process.env,
    HEARTHLINE_ROOT: root,
    DATA_DIR: folder,
    DATABASE_URL: '',
    HEARTHLINE_MODE: 'sandbox',
  };
  for (const name of readdirSync(`${root}dist`))
    if (name.startsWith('database-seed')) rmSync(`${root}dist/${name}`);
  run(process.execPath, ['dist/server/main.js', '--write-seed'], { stdio: ['ignore', 2, 2], env });
  rmSync(folder, { recursive: true, force: true });
}

function isStale() {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return sources.some((source) => newest(`${root}${source}`) > built);
}

function newest(path) {
  // Files generated for editors go into no build.
  if (path.endsWith('schemas/editor')) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  build({ force: !process.argv.includes('--if-stale') });
