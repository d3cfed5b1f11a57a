/** When the notary can be met: now, while notaries are there, and the free times in their hours that are still ahead. */
import { isOpenAt } from '../../engine/dates/is-open-at.ts';
import { weekText } from '../../engine/text/week-text.ts';
import type { Figures } from '../../types/figures.ts';
import type { OrgDay } from '../../types/org.ts';
import type { Lender } from './lender.ts';

/** @param now milliseconds since 1970 */
export function notaryTimes(
  { org }: Pick<Lender, 'org'>,
  { notarySlots }: Figures,
  now: number,
): Pick<Figures, 'notarySlots' | 'notaryHours'> {
  if (!notarySlots) return {};
  const week = org.hours?.OPS_NOTARY;
  return {
    notarySlots: notarySlots.filter(({ start }) => isOffered(week, start, now)),
    ...(week ? { notaryHours: `${weekText(week).join(', ')} (Pacific Time)` } : {}),
  };
}

// A slot without a start is "now". A lender that states no hours leaves them to the notary.
function isOffered(week: readonly OrgDay[] | undefined, start: string | undefined, now: number): boolean {
  const at = start === undefined ? now : Date.parse(start);
  return at >= now && (week === undefined || isOpenAt(week, at));
}
