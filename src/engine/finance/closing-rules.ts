/** How closing differs by state and use of the home; read from `decisions.json`. */

import type { Decisions } from '../../types/decisions.ts';

export interface ClosingRules {
  /** The borrower may cancel within three business days. */
  rescission: boolean;
  attorneyReview: boolean;
  /** Days from application to closing. */
  waitingDays: number;
  /** The deed is signed at an office, not online. */
  officeOnly: boolean;
}

export function closingRules({ closing }: Decisions, state: string, occupancy: string): ClosingRules {
  return {
    rescission: closing.rescissionOccupancies.includes(occupancy),
    attorneyReview: closing.attorneyStates.includes(state),
    waitingDays: closing.waitingDays[state]?.[occupancy] ?? 0,
    officeOnly: closing.officeOnly[state]?.includes(occupancy) ?? false,
  };
}

/** Whole dollars that the policies must cover: dwelling = min(line + liens, replacement cost), flood = min(balance, NFIP maximum). */
export function requiredInsurance(
  { closing }: Decisions,
  { amount, openLiens, replacementCost }: { amount: number; openLiens: number; replacementCost: number },
): { dwelling: number; flood: number } {
  const balance = amount + openLiens;
  return {
    dwelling: Math.min(balance, replacementCost),
    flood: Math.min(balance, closing.floodInsuranceMaximum),
  };
}
