/** No two filled-in values are equal, whatever the case of letters: an account number is not the routing number. */

import { type Check, isFilled } from './check.ts';

/** The field of a list gives the values of all its entries: each owner has an email address of their own. */
export const notSame: Check = ({ values }) => {
  const filled = values.flat().filter(isFilled);
  return new Set(filled.map((value) => String(value).toLowerCase())).size === filled.length;
};
