/** Estimated recording fee and tax of a state. An estimate: the county decides. */

import type { Pricing } from '../../types/pricing.ts';

/** Cents: fee + tax on each 100,000 dollars of the line. `amount` in whole dollars. */
export function recordingCents({ costs }: Pricing, state: string, amount: number): number {
  const own = costs.recording[state] ?? costs.recording.default;
  return own ? Math.round(own.fee * 100 + (own.taxPer100k * amount) / 1000) : 0;
}
