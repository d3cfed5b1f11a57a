/** Before each file of tests: what the code says to borrowers, in English, as the server would send it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learn, type Says } from '../src/web/data/say.ts';

const site: { says?: Says } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../flows/site.json'), 'utf8'),
);
learn('en', site.says ?? {});
