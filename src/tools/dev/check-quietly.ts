/** Checks all lenders once saving has paused, then rehearses the edit, in processes of their own that the next save ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const quietMs = 3_000;
const tool = fileURLToPath(new URL('../flow.ts', import.meta.url));
let pending: NodeJS.Timeout | undefined;
let working: ChildProcess | undefined;
let told = '';

/**
 * Prints problems to the terminal, and nothing when all is well. Then says what the edit does to people under way, where that is
 * something else than was said last; a folder that git does not know has no edit to rehearse.
 * @param tell hears it too, '' for an edit that does nothing to them
 */
export function checkQuietly(root: string, tell: (rehearsal: string) => void): void {
  clearTimeout(pending);
  working?.kill();
  pending = setTimeout(() => {
    run('check', root, (code, said) => {
      if (code === 1) process.stderr.write(`\n${said}`);
      else if (code === 0) rehearse(root, tell);
    });
  }, quietMs);
}

function rehearse(root: string, tell: (rehearsal: string) => void): void {
  run('rehearse', root, (code, said) => {
    const now = code === 3 ? said : '';
    if ((code !== 3 && code !== 0) || now === told) return;
    told = now;
    if (now) process.stdout.write(`\n${now}`);
    tell(now);
  });
}

function run(command: string, root: string, done: (code: number | null, said: string) => void): void {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), tool, command, '--root', root],
    { stdio: ['ignore', 'pipe', command === 'check' ? 'inherit' : 'ignore'] },
  );
  working = child;
  // A new save has priority.
  if (child.pid) setPriority(child.pid, 10);
  let said = '';
  child.stdout?.on('data', (data) => {
    said += String(data);
  });
  child.once('exit', (code) => done(code, said));
}
