/** Before each file of tests: what the code says to borrowers, in English, as the server would send it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillLimits } from '../src/content/merge/fill-limits.ts';
import { learn, type Says } from '../src/web/data/say.ts';

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../flows', name), 'utf8'));
const { says }: { says?: Says } = read('site.json');
learn('en', fillLimits(says ?? {}, read('limits.json')));
