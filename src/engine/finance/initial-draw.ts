/** What a borrower receives at the start. The fee is a share of the draw, and draw and fee together are the line. */

import { divideHalfUp } from './divide-half-up.ts';

/** D = L / (1 + fee), half up; fee = L − D. Cents; `feePercent` has at most two decimals (4.99). */
export function initialDraw(lineCents: number, feePercent: number): { drawCents: number; feeCents: number } {
  const hundredths = Math.round(feePercent * 100);
  const drawCents = divideHalfUp(lineCents * 10_000, 10_000 + hundredths);
  return { drawCents, feeCents: lineCents - drawCents };
}
