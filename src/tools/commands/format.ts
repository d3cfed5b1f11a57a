/** `flow format`: lays every file of content out alike. Says which; `--check` changes nothing. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { filesToLayOut } from '../format/content-layout.ts';

export const summary =
  'Lays the files of flows/, orgs/ and schemas/ out alike: what fits stands on one line.';
export const usage = '[--check] [--root DIR]';
export const options = {
  '--check': 'Only tells which files are laid out otherwise.',
  '--root DIR': 'A copy of the product elsewhere.',
};

/** 0 when every file is laid out, now or before; 1 when `--check` finds one that is not. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' }, root: { type: 'string' } } });
  const root = values.root ? resolve(values.root) : fileURLToPath(new URL('../../../', import.meta.url));
  const files = Object.entries(filesToLayOut(root));
  if (!values.check) for (const [path, text] of files) writeFileSync(join(root, path), text);
  const done = values.check ? 'is laid out otherwise' : 'laid out';
  const lines = files.map(([path]) => `${path}: ${done}`);
  process.stdout.write(`${[...lines, `${files.length} files.`].join('\n')}\n`);
  return values.check && files.length > 0 ? 1 : 0;
}
