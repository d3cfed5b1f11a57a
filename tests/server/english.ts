/** What the server says, in the English of flows/site.json. */
import { readFileSync } from 'node:fs';
import { wordingIn } from '../../src/server/platform/language/wording.ts';
import type { Site } from '../../src/types/site.ts';

const site: Site = JSON.parse(readFileSync('flows/site.json', 'utf8'));

export const english = wordingIn({ site, flows: {}, language: 'en' });
