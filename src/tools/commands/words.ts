/** `flow words`: writes docs/words.md, the words that borrowers are never shown and what to write instead. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readWords } from '../words/read-words.ts';
import { wordsTable } from '../words/words-table.ts';

export const summary = 'Writes docs/words.md: the words that borrowers are never shown, and what to write.';
export const usage = '[--root DIR]';
export const options = { '--root DIR': 'A copy of the product elsewhere.' };

/** 0 when the file is written. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { root: { type: 'string' } } });
  const root = values.root ? resolve(values.root) : fileURLToPath(new URL('../../../', import.meta.url));
  const words = readWords(root);
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs/words.md'), wordsTable(words));
  process.stdout.write(`docs/words.md has ${words.avoid.length} entries.\n`);
  return 0;
}
