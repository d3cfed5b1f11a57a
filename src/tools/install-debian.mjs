/** Installs a Debian package; without apt or without the package it does nothing, and its caller says what is missing. */
import { spawnSync } from 'node:child_process';

/** @param {string} name of the package */
export function installDebian(name) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  apt(sudo, ['update', '-qq']);
  apt(sudo, ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function apt(sudo, args) {
  const [program, ...rest] = [...sudo, 'apt-get', ...args];
  spawnSync(program, rest, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
