/** A lender whose folder has mistakes serves nobody until they are mended. */
import { Refusal } from './refusal.ts';

export function outOfService(): Refusal {
  return new Refusal(503, ["This page isn't available right now. Please try again in a little while."], {
    headers: { 'retry-after': '60' },
  });
}
