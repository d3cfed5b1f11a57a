/** A lender whose folder has mistakes serves nobody until they are mended. */
import { Refusal } from './refusal.ts';

export function outOfService(): Refusal {
  return new Refusal(503, ["This lender's pages are not available right now. Please try again later."], {
    headers: { 'retry-after': '60' },
  });
}
