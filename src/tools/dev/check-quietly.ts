/** Checks all lenders once saving has paused, in a process of its own that the next save ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const quietMs = 3_000;
const tool = fileURLToPath(new URL('../flow.ts', import.meta.url));
let pending: NodeJS.Timeout | undefined;
let checking: ChildProcess | undefined;

/** Prints problems to the terminal, and nothing when all is well. */
export function checkQuietly(root: string): void {
  clearTimeout(pending);
  checking?.kill();
  pending = setTimeout(() => check(root), quietMs);
}

function check(root: string): void {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), tool, 'check', '--root', root],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  checking = child;
  // A new save has priority.
  if (child.pid) setPriority(child.pid, 10);
  let said = '';
  child.stdout.on('data', (data) => {
    said += String(data);
  });
  child.once('exit', (code) => {
    if (code === 1) process.stderr.write(`\n${said}`);
  });
}
