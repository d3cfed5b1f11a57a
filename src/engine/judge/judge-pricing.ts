/** Judges a lender's price table: tighter than the product's, of sound numbers, tried on borrowers, in sound words. */
import type { Pricing } from '../../types/pricing.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { lintPricing, outOfRange } from '../lints/lender/override-pricing.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { fairPrices } from './fair-prices.ts';
import { leastShare } from './judge-limits.ts';
import { judgePriceWords, type LenderPrices } from './judge-price-words.ts';
import { type PriceFault, priceBounds } from './price-bounds.ts';
import { tryPrices } from './try-prices.ts';

/** Everything wrong with the merged table. Prices are tried only when their numbers are sound. */
export function judgePricing(given: LenderPrices): ContentIssue[] {
  const { patchFile, base, merged } = given;
  const unsound = ([pointer, message]: PriceFault) =>
    placeIssue(patchFile)('PRICE_UNSOUND', pointer, message, 'Write a number that a loan can have.');
  const outside = priceBounds(merged).map(unsound);
  if (outside.length > 0) return [...outside, ...judgePriceWords(given)];
  return [
    ...lintPricing({ patchFile, base, merged }),
    ...fairPrices(merged).map(unsound),
    ...tryPrices(merged).map(unsound),
    ...narrow(given).map(unsound),
    ...versionIssues(given),
    ...judgePriceWords(given),
  ];
}

/** Everything wrong with the product's own table, which no other is held against. @param file where it is written */
export function judgeOwnPricing(file: string, pricing: Pricing): ContentIssue[] {
  const issue = placeIssue(file);
  const unsound = ([pointer, message]: PriceFault) =>
    issue('PRICE_UNSOUND', pointer, message, 'Write a number that a loan can have.');
  const outside = priceBounds(pricing).map(unsound);
  if (outside.length > 0) return outside;
  return [
    ...outOfRange(pricing).map(([pointer, message, remedy]) =>
      issue('PRICE_OUT_OF_RANGE', pointer, message, remedy),
    ),
    ...fairPrices(pricing).map(unsound),
    ...tryPrices(pricing).map(unsound),
  ];
}

// Whose amounts are turned away one by one is told of a range that there is not.
function narrow({ base, merged }: LenderPrices): PriceFault[] {
  const rangeOf = ({ amount }: LenderPrices['base']) => amount.maximum - amount.minimum;
  if (rangeOf(merged) >= rangeOf(base) * leastShare) return [];
  const { minimum, maximum } = merged.amount;
  return [['/amount/minimum', `${minimum} to ${maximum} leaves almost no line to ask for.`]];
}

// An offer keeps the version of the table that made it: two tables of one version could not be told apart.
function versionIssues({ patchFile, base, merged }: LenderPrices): ContentIssue[] {
  const numbers = ({ version: _, labels: __, reasons: ___, ...rest }: LenderPrices['base']) =>
    JSON.stringify(rest);
  if (base.version !== merged.version || numbers(base) === numbers(merged)) return [];
  const message = `other prices have the version of the product, "${base.version}".`;
  return [
    placeIssue(patchFile)('PRICE_VERSION', '/version', message, 'Give the table a version of its own.'),
  ];
}
