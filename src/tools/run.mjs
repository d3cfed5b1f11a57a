/** Runs a TypeScript tool of this folder (`flow`, `types`, `gallery`, `bench`, `dev`) on a fresh clone too. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureInstalled, root } from './ensure-installed.mjs';

const [tool, ...args] = process.argv.slice(2);
ensureInstalled();
// Found from here, not from the caller's folder.
const child = spawn(
  process.execPath,
  ['--import', import.meta.resolve('tsx'), `${root}src/tools/${tool}.ts`, ...args],
  {
    stdio: 'inherit',
    cwd: process.cwd(),
  },
);
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
