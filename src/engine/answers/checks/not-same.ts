/** No two filled-in fields hold the same value: an account number is not the routing number. */

import { type Check, isFilled } from './check.ts';

export const notSame: Check = ({ values }) => {
  const filled = values.filter(isFilled);
  return new Set(filled).size === filled.length;
};
