/** The period of a register: what is left out of it is that end of the year that is filed next. */
import { legalDay } from '../../platform/legal-day.ts';
import type { World } from '../../platform/world/world.ts';

/** Both days are yyyy-MM-dd and belong to the period. */
export type Days = { from: string; to: string };

export function daysToFile({ clock }: World, { from, to }: Partial<Days>): Days {
  const year = yearToFile(legalDay(clock.now()));
  return { from: from ?? `${year}-01-01`, to: to ?? `${year}-12-31` };
}

// A year's register is due on March 1 of the next (12 CFR 1003.5(a)(1)(i)).
function yearToFile(today: string): number {
  const year = Number(today.slice(0, 4));
  return today.slice(5) <= '03-01' ? year - 1 : year;
}
