/** The earliest of the dates lies at least as far back as `value` ("-24m", a date). The field is a list's part: "homes.*.since". */

import { relativeDate, wholeDate } from '../../dates/relative-date.ts';
import type { Check } from './check.ts';

export const reachesBack: Check = ({ values: [dates], value, today }) => {
  const limit = relativeDate(value, today);
  const known = (Array.isArray(dates) ? dates : []).map((date) => relativeDate(wholeDate(date), today));
  const real = known.filter((date) => date !== null);
  return limit === null || real.length === 0 || real.some((date) => date <= limit);
};
