/** How closing differs by state and use of the home; read from `decisions.json`. */

import type { Decisions } from '../../types/decisions.ts';

export interface ClosingRules {
  /** The borrower may cancel within three business days. */
  rescission: boolean;
  attorneyReview: boolean;
  /** Days from application to closing. */
  waitingDays: number;
  /** Business days from the day the borrower has the closing documents to closing. */
  disclosureDays: number;
  /** Months from the closing of a home equity loan to that of the next on the same home. */
  monthsBetween: number;
  /** No other home equity loan on the home may be open at closing. */
  oneAtATime: boolean;
  /** The agreement and the deed are signed at an office, not online. */
  officeOnly: boolean;
}

export function closingRules({ closing }: Decisions, state: string, occupancy: string): ClosingRules {
  return {
    rescission: closing.rescissionOccupancies.includes(occupancy),
    attorneyReview: closing.attorneyStates.includes(state),
    waitingDays: closing.waitingDays[state]?.[occupancy] ?? 0,
    disclosureDays: closing.disclosureDays[state]?.[occupancy] ?? 0,
    monthsBetween: closing.monthsBetween[state]?.[occupancy] ?? 0,
    oneAtATime: closing.oneAtATime[state]?.includes(occupancy) ?? false,
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
