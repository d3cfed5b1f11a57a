/** Finds Chromium for the browser tests, and installs Debian's when there is none and we may. */
import { existsSync } from 'node:fs';
import { installDebian } from './install-debian.mjs';

// Chromium without its windows, a package of its own at Debian, draws the same pages with a sixth less work.
const lean = 'chromium-headless-shell';
const places = [
  ...[lean, 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns {string | undefined} the browser's path; undefined where there is none and none could be installed */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  process.stderr.write('Installing Chromium for the browser tests …\n');
  installDebian(lean);
  if (!find()) installDebian('chromium');
  return find();
}

function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return places.find((place) => existsSync(place));
}
