/** When the first payment is due. */

import { addDays, addMonths } from '../dates/add-months.ts';

/** The first `dueDay` (1 to 28) that is at least 30 days after the money was sent: a full month of interest. */
export function firstDueDate(fundedOn: string, dueDay: number): string {
  const earliest = addDays(fundedOn, 30);
  const date = `${earliest.slice(0, 8)}${String(dueDay).padStart(2, '0')}`;
  return date >= earliest ? date : addMonths(date, 1);
}
