/**
 * The borrower is old enough today. `value` is years, or years per state: { "default": 18, "XX": 19 }; the state is
 * the second field.
 */

import { ageOn } from '../../dates/age-on.ts';
import type { Check } from './check.ts';

export const ageAtLeast: Check = ({ values: [dob, state], value, today }) => {
  const age = ageOn(dob, today);
  return age === null || age >= yearsFor(value, state);
};

function yearsFor(value: unknown, state: unknown): number {
  if (typeof value === 'number') return value;
  const years: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const own = typeof state === 'string' && Object.hasOwn(years, state) ? years[state] : years.default;
  return typeof own === 'number' ? own : 18;
}
