/** Finds Chromium for the browser tests, and installs Debian's when none is there and we may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './ensure-installed.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {string} the browser's path */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  process.stderr.write('Installing Chromium for the browser tests …\n');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  apt(sudo, ['update', '-qq']);
  apt(sudo, ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  const installed = find();
  if (installed) return installed;
  process.stderr.write(
    'No Chromium was found. Install it, or set CHROMIUM_PATH to a Chromium or Chrome binary.\n',
  );
  process.exit(1);
}

function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return places.find((place) => existsSync(place));
}

function apt(sudo, args) {
  const [program, ...rest] = [...sudo, 'apt-get', ...args];
  if (spawnSync(program, ['--version'], { stdio: 'ignore' }).error) return;
  run(program, rest, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
