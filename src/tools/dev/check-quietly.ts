/** Once saving has paused, rehearses the edit and then checks all lenders, in processes of their own that the next save ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const quietMs = 3_000;
const tool = fileURLToPath(new URL('../flow.ts', import.meta.url));
let pending: NodeJS.Timeout | undefined;
let working: ChildProcess | undefined;
let told = '';

/**
 * Says what the edit does to people under way, where that is something else than was said last; a folder that git does not know has no
 * edit to rehearse. Then prints problems to the terminal, and nothing when all is well.
 * @param tell hears the rehearsal too, '' for an edit that does nothing to them
 */
export function checkQuietly(root: string, tell: (rehearsal: string) => void): void {
  clearTimeout(pending);
  working?.kill();
  pending = setTimeout(() => {
    run('rehearse', root, (code, said) => {
      // What the check refuses, the check says.
      if (code === 3 || code === 0) tellNews(code === 3 ? said : '', tell);
      if (code !== null) check(root);
    });
  }, quietMs);
}

function tellNews(rehearsal: string, tell: (rehearsal: string) => void): void {
  if (rehearsal === told) return;
  told = rehearsal;
  if (rehearsal) process.stdout.write(`\n${rehearsal}`);
  tell(rehearsal);
}

function check(root: string): void {
  const child = run('check', root, (code, said) => {
    if (code === 1) process.stderr.write(`\n${said}`);
  });
  // A new save has priority.
  if (child.pid) setPriority(child.pid, 10);
}

function run(command: string, root: string, done: (code: number | null, said: string) => void): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), tool, command, '--root', root],
    { stdio: ['ignore', 'pipe', command === 'check' ? 'inherit' : 'ignore'] },
  );
  working = child;
  let said = '';
  child.stdout?.on('data', (data) => {
    said += String(data);
  });
  child.once('exit', (code) => done(code, said));
  return child;
}
