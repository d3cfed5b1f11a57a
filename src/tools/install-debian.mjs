/**
 * Installs a Debian package; without apt, without the package, or where a password would be asked for, it does nothing, and its caller
 * says what is missing.
 */
import { spawnSync } from 'node:child_process';

/** @param {string} name of the package */
export function installDebian(name) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  apt(sudo, ['update', '-qq']);
  apt(sudo, ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function apt(sudo, args) {
  const [program, ...rest] = [...sudo, 'apt-get', ...args];
  spawnSync(program, rest, {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
