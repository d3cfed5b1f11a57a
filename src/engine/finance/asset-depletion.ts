/** Income from assets that are slowly used up. Shares and divisor are data of the flow's pricing; no lender changes them. */

import type { Pricing } from '../../types/pricing.ts';

export interface Asset {
  type: string;
  /** Whole dollars. */
  value: number;
}

export interface DepletionInput {
  assets: Asset[];
  /** Present debts and housing costs in a month, cents, without the new payment. */
  monthlyDebtsCents: number;
  /** Age in years; half years matter for retirement accounts. */
  age: number;
}

/** Cents a month: (counted assets − reserve months of present debts) / divisor, never below 0. */
export function assetDepletionMonthly(rules: Pricing['assets'], input: DepletionInput): number {
  const counted = input.assets.reduce(
    (sum, asset) => sum + asset.value * share(rules, asset.type, input.age),
    0,
  );
  const usable = counted - rules.reserveMonths * input.monthlyDebtsCents;
  return Math.max(0, Math.round(usable / rules.divisorMonths));
}

/** Percent of dollars happens to be cents per dollar. */
function share(rules: Pricing['assets'], type: string, age: number): number {
  const percent = rules.countedPercent[type] ?? 0;
  return type === 'RETIREMENT' && age < 59.5
    ? Math.min(percent, rules.retirementBefore59AndHalfPercent)
    : percent;
}
