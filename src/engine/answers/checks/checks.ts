/** Every check that a page may name, by its name. */

import { ageAtLeast } from './age-at-least.ts';
import { ageAtMost } from './age-at-most.ts';
import type { Check } from './check.ts';
import { dateAfter } from './date-after.ts';
import { dateBefore } from './date-before.ts';
import { notItin } from './not-itin.ts';
import { notSame } from './not-same.ts';
import { oneOfRequired } from './one-of-required.ts';
import { reachesBack } from './reaches-back.ts';
import { refuse } from './refuse.ts';
import { same } from './same.ts';
import { sumAtMost } from './sum-at-most.ts';
import { zipInState } from './zip-in-state.ts';

export const checks: Record<string, Check> = {
  same,
  'not-same': notSame,
  'age-at-least': ageAtLeast,
  'age-at-most': ageAtMost,
  'zip-in-state': zipInState,
  'date-after': dateAfter,
  'date-before': dateBefore,
  'one-of-required': oneOfRequired,
  'sum-at-most': sumAtMost,
  'not-itin': notItin,
  refuse,
  'reaches-back': reachesBack,
};

/**
 * These checks explain better than the schema why an answer is wrong. They run on invalid answers too, and their
 * message comes first.
 */
export const explaining: readonly string[] = ['not-itin'];

/**
 * These checks judge a list as a whole: "homes.*.since" is one value, the list of all, and the message appears at the
 * list.
 */
export const ofWholeList: readonly string[] = ['reaches-back', 'not-same'];

/** Where the fault lies inside a field, for checks that look at parts of one answer: the part to correct. */
export const faultyPart: Record<string, string> = { 'zip-in-state': '/zip' };
