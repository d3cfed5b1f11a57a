/** Before each file of tests: what the code says to borrowers, in English, as the server would send it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillNumbers } from '../src/content/merge/fill-numbers.ts';
import { learn, type Says } from '../src/web/platform/data/say.ts';

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../flows', name), 'utf8'));
const { says }: { says?: Says } = read('site.json');

/** Learns the sentences with the numbers of limits.json, as a test changes them. */
export function learnSays(
  change: (limits: Record<string, Record<string, number>>) => void = () => undefined,
): void {
  const limits = read('limits.json');
  change(limits);
  learn('en', fillNumbers(says ?? {}, { limits }));
}

learnSays();
