/** The first field is earlier than `value` ("today", "+30d", "-60d", a date) or, without `value`, than the second field. */

import { relativeDate, wholeDate } from '../../dates/relative-date.ts';
import type { Check } from './check.ts';

export const dateBefore: Check = ({ values: [field, other], value, today }) => {
  const date = relativeDate(wholeDate(field), today);
  const limit = relativeDate(value ?? other, today);
  return date === null || limit === null || date < limit;
};
