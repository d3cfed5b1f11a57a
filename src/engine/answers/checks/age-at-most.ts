/** The borrower is at most `value` years old: catches a mistyped century. */

import { ageOn } from '../../dates/age-on.ts';
import type { Check } from './check.ts';

export const ageAtMost: Check = ({ values: [dob], value, today }) => {
  const age = ageOn(dob, today);
  return age === null || (age >= 0 && age <= Number(value ?? 120));
};
