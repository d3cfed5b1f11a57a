/** Thrown for a lender whose folder has mistakes: it serves no page until they are fixed. */
import { Refusal } from './refusal.ts';

export function outOfService(): Refusal {
  return new Refusal(503, ["This page isn't available right now. Please try again in a little while."], {
    headers: { 'retry-after': '60' },
  });
}
