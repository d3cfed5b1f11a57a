/** No two values are equal, whatever the case of letters: each owner has an email address of their own. */

import { type Check, isFilled } from './check.ts';

/** A field of a list gives all its values. */
export const allDiffer: Check = ({ values }) => {
  const filled = values.flat().filter(isFilled);
  const plain = filled.map((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value));
  return new Set(plain).size === plain.length;
};
