/** Makes the folder with the page that the server fills in: the web app's own, with its program served by Vite. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the folder, made again */
export function devPage(program: string): string {
  const folder = join(program, '.cache/dev');
  const html = readFileSync(join(program, 'src/web/index.html'), 'utf8');
  mkdirSync(folder, { recursive: true });
  // Pages stand at addresses of any depth; the program at one.
  writeFileSync(join(folder, 'index.html'), html.replace('"./main.tsx"', '"/main.tsx"'));
  return folder;
}
