/** Reads schemas/words.json of a copy of the product; `flow check` has checked its shape. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '../../types/words.ts';

export function readWords(root: string): Words {
  return JSON.parse(readFileSync(join(root, 'schemas/words.json'), 'utf8')) as Words;
}
