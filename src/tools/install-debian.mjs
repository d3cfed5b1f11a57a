/** Installs a Debian package; without apt it does nothing, and its caller says what is missing. */
import { spawnSync } from 'node:child_process';
import { run } from './ensure-installed.mjs';

/** @param {string} name of the package */
export function installDebian(name) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  apt(sudo, ['update', '-qq']);
  apt(sudo, ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function apt(sudo, args) {
  const [program, ...rest] = [...sudo, 'apt-get', ...args];
  if (spawnSync(program, ['--version'], { stdio: 'ignore' }).error) return;
  run(program, rest, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
