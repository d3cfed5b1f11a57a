/** The numbers together are at most `value`. */

import type { Check } from './check.ts';

export const sumAtMost: Check = ({ values, value }) => {
  const numbers = values.filter((each): each is number => typeof each === 'number');
  return numbers.reduce((sum, each) => sum + each, 0) <= Number(value);
};
