/** Whether a password is among those that people choose most (ASVS 6.2.4: three thousand at least of those that our other rules allow). */
import { createHash } from 'node:crypto';
import { guessedDigests } from './guessed-digests.ts';

const bytes = 6;
const letters = 8;

const digests: ReadonlySet<string> = new Set(guessedDigests.match(new RegExp(`.{${letters}}`, 'gs')));

/** How many are known. */
export const oftenChosen = digests.size;

/** @param password folded as passwords are compared: NFKC, lower case */
export function isOftenChosen(password: string): boolean {
  return digests.has(createHash('sha256').update(password).digest().subarray(0, bytes).toString('base64'));
}
