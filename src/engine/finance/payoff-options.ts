/** Debts on the home that this line could pay off to make room for itself. Whole dollars. */

import type { Pricing } from '../../types/pricing.ts';
import { maxLine } from './max-line.ts';
import type { OfferInputs } from './offer-inputs.ts';

export interface OpenLien {
  uuid: string;
  balance: number;
}

export interface PayoffOption extends OpenLien {
  /** Largest line once this debt is gone. */
  maxLine: number;
  /** The line's position on the home then. */
  lienPosition: number;
}

/** One option per open debt whose payoff leaves a line that is large enough to pay it. Largest line first. */
export function payoffOptions(pricing: Pricing, inputs: OfferInputs, liens: OpenLien[]): PayoffOption[] {
  const options = liens.map((lien) => {
    const lienPosition = Math.max(1, inputs.lienPosition - 1);
    const after = { ...inputs, openLiens: inputs.openLiens - lien.balance, lienPosition };
    return {
      ...lien,
      lienPosition,
      maxLine: pricing.points.lien[lienPosition] === undefined ? 0 : maxLine(pricing, after),
    };
  });
  return options
    .filter((option) => option.maxLine >= Math.max(pricing.amount.minimum, option.balance))
    .sort((a, b) => b.maxLine - a.maxLine);
}
