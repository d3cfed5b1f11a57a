/** Figures of the footer (org.json) and of the price table agree: a borrower must not read two truths. */
import type { Org } from '../../types/org.ts';
import type { Pricing } from '../../types/pricing.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from './place-issue.ts';

/** Every figure of the lender's product settings that its price table contradicts. */
export function lintFigures(file: string, { productSettings = {} }: Org, pricing: Pricing): ContentIssue[] {
  const priced: Record<string, number> = {
    minAmount: pricing.amount.minimum,
    maxAmount: pricing.amount.maximum,
    minApr: pricing.rate.minimum,
    maxApr: pricing.rate.maximum,
    maxFeePercent: Math.max(...Object.keys(pricing.points.feePercent).map(Number)),
    valuationFee: pricing.costs.valuation,
    manualNotaryFee: pricing.costs.manualNotary,
  };
  return Object.entries(productSettings).flatMap(([key, value]) => {
    const price = Object.hasOwn(priced, key) ? priced[key] : undefined;
    if (price === undefined || !Number.isFinite(price) || price === value) return [];
    const message = `the footer would say ${value}, the price table says ${price}.`;
    return [
      placeIssue(file)(
        'LENDER_FIGURES',
        `/productSettings/${key}`,
        message,
        `Write ${price}, or change pricing.json.`,
      ),
    ];
  });
}
