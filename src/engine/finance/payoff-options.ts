/** Debts on the home that this line could pay off to make room for itself. Whole dollars. */

import type { Pricing } from '../../types/pricing.ts';
import { maxLine } from './max-line.ts';
import type { OfferInputs } from './offer-inputs.ts';
import { offerLimits } from './offer-limits.ts';
import { recordingCents } from './recording-cents.ts';

export interface OpenLien {
  uuid: string;
  balance: number;
  /** A month. */
  payment?: number;
}

export interface PayoffOption extends OpenLien {
  /** Largest line once this debt is gone. */
  maxLine: number;
  /** The line's position on the home then. */
  lienPosition: number;
}

/**
 * One option per open debt whose payoff leaves a line that is large enough to pay it and what recording costs, with a
 * payment that the income carries. Largest line first.
 */
export function payoffOptions(pricing: Pricing, inputs: OfferInputs, liens: OpenLien[]): PayoffOption[] {
  return liens
    .map((lien) => optionOf(pricing, inputs, lien))
    .filter((option) => option.maxLine >= neededLine(pricing, inputs, option))
    .sort((a, b) => b.maxLine - a.maxLine);
}

function optionOf(pricing: Pricing, inputs: OfferInputs, lien: OpenLien): PayoffOption {
  const lienPosition = Math.max(1, inputs.lienPosition - 1);
  const after = {
    ...inputs,
    openLiens: inputs.openLiens - lien.balance,
    payoffs: (inputs.payoffs ?? 0) + lien.balance,
    monthlyDebts: (inputs.monthlyDebts ?? 0) - (lien.payment ?? 0),
    lienPosition,
  };
  const isRefused = pricing.points.lien[lienPosition] === undefined;
  const largest = isRefused ? 0 : Math.min(maxLine(pricing, after), offerLimits(pricing, after).maxAmount);
  return { ...lien, lienPosition, maxLine: largest };
}

function neededLine(pricing: Pricing, { state, payoffs = 0 }: OfferInputs, { balance }: OpenLien): number {
  const paid = payoffs + balance;
  return Math.max(pricing.amount.minimum, paid + recordingCents(pricing, state, paid) / 100);
}
