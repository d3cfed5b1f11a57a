/** When the first payment is due. */

import { addDays, addMonths } from '../dates/add-months.ts';

/** The first `dueDay` (1 to 28) that is at least `leastDays` after the money was sent. Days are yyyy-MM-dd. */
export function firstDueDate(
  fundedOn: string,
  { dueDay, leastDays }: { dueDay: number; leastDays: number },
): string {
  const earliest = addDays(fundedOn, leastDays);
  const date = `${earliest.slice(0, 8)}${String(dueDay).padStart(2, '0')}`;
  return date >= earliest ? date : addMonths(date, 1);
}
