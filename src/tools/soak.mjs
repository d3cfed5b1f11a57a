/**
 * `npm run soak`: the unit and server tests at six moments at which a day, a month, an hour or a clock is another one, their files in
 * shuffled order and two busy loops beside. `-- tests/server` runs only those; `-- --times 3` runs all of it three times. What comes out red
 * here comes out red by chance elsewhere. The clock is Debian's faketime's, for the tests and every program that they start.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { installDebian } from './install-debian.mjs';

/** UTC. Clocks in New York change at 07:00 and at 06:00. */
const moments = {
  'the end of a year': '2026-12-31 23:57:00',
  'February 29': '2028-02-29 12:00:00',
  'clocks go forward': '2027-03-14 06:57:00',
  'clocks go back': '2027-11-07 05:57:00',
  'half an hour before midnight': '2027-06-15 23:30:00',
  'half past four': '2027-06-16 04:30:00',
};

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '1' }, seed: { type: 'string' } },
  allowPositionals: true,
});
ensureInstalled();
if (!existsSync('/usr/bin/faketime')) installDebian('faketime');

// Each ends with whoever started it.
const loop = 'const mine = process.ppid; while (process.ppid === mine);';
const loops = [1, 2].map(() => spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }));
const red = [];
try {
  for (let time = 1; time <= Number(values.times); time += 1)
    for (const [name, moment] of Object.entries(moments)) runAt(name, moment);
} finally {
  for (const one of loops) one.kill();
}
process.stdout.write(red.length > 0 ? `\nRed:\n${red.join('\n')}\n` : '\nGreen at every moment.\n');
process.exitCode = red.length > 0 ? 1 : 0;

function runAt(name, moment) {
  const shuffle = values.seed ?? String(1 + Math.floor(Math.random() * 1e6));
  const told = `${name} (${moment} UTC), files in the order of SHUFFLE=${shuffle}`;
  process.stdout.write(`\n== ${told}\n`);
  const env = { ...process.env, TZ: 'UTC', SHUFFLE: shuffle };
  const vitest = ['npx', '--no-install', 'vitest', 'run', ...positionals];
  const { status } = spawnSync('faketime', ['-f', `@${moment}`, ...vitest], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) red.push(told);
}
