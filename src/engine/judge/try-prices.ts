/**
 * Asks a price table for offers to borrowers at its edges and to an ordinary one, with the engine that prices for
 * real.
 */
import type { Pricing } from '../../types/pricing.ts';
import type { OfferChoice, OfferInputs } from '../finance/offer-inputs.ts';
import { offerLimits } from '../finance/offer-limits.ts';
import { priceOffer } from '../finance/price-offer.ts';
import { type Quote, quote } from '../finance/quote.ts';
import type { PriceFault } from './price-bounds.ts';

type Offer = { inputs: OfferInputs; choice: OfferChoice; rate: number };

/**
 * Quotes that no borrower may get, and whether an ordinary borrower gets one. Every number is within its bounds by
 * now.
 */
export function tryPrices(pricing: Pricing): PriceFault[] {
  for (const { inputs, choice } of extremes(offers(pricing))) {
    const offered = quote(pricing, inputs, choice);
    const fault = offered?.available ? faultOf(pricing, offered, choice) : '';
    if (fault !== '') return [['/base', `${told(inputs, choice)} would be quoted ${fault}.`]];
  }
  const { maxAmount, minAmount } = offerLimits(pricing, ordinary(pricing));
  return maxAmount >= minAmount
    ? []
    : [['', 'a borrower with a score of 780 and half of the home paid gets no offer.']];
}

function offers(pricing: Pricing): Offer[] {
  return borrowers(pricing).flatMap((inputs) =>
    choices(pricing).flatMap((choice) => {
      const { available, rate } = priceOffer(pricing, { ...inputs, ...choice });
      return available && rate !== null ? [{ inputs, choice, rate }] : [];
    }),
  );
}

// A quote runs the loan to its end, so only the cheapest and the dearest of each term are quoted.
function extremes(all: readonly Offer[]): Offer[] {
  const terms = [...new Set(all.map(({ choice }) => choice.term))];
  return terms.flatMap((term) =>
    ends(all.filter(({ choice }) => choice.term === term).toSorted((one, other) => one.rate - other.rate)),
  );
}

function faultOf({ rate }: Pricing, offered: Quote, { amount }: OfferChoice): string {
  const { ratePercent, paymentCents, drawCents, totalCents, costRatePercent } = offered;
  const numbers = { ratePercent, paymentCents, drawCents, totalCents, costRatePercent };
  const broken = Object.entries(numbers).find(([, value]) => !Number.isFinite(value) || value <= 0);
  if (broken) return `${broken[0]} of ${broken[1]}`;
  if (drawCents > amount * 100 || totalCents < drawCents) return 'less than is repaid';
  return ratePercent < rate.minimum || ratePercent > rate.maximum ? `${ratePercent}%` : '';
}

function told({ fico, occupancy, value }: OfferInputs, { amount, term }: OfferChoice): string {
  return `${amount} over ${term} years, with a score of ${fico} on a home worth ${value} (${occupancy}),`;
}

// The first of each list is the usual one: the home one lives in, for one family, in any state.
function ordinary(pricing: Pricing): OfferInputs {
  return {
    value: 2 * pricing.amount.maximum,
    openLiens: pricing.amount.maximum / 2,
    fico: 780,
    lienPosition: Math.max(...numbers(pricing.points.lien)),
    occupancy: Object.keys(pricing.points.occupancy)[0] ?? '',
    state: '',
    units: 1,
    propertyType: Object.keys(pricing.points.propertyType)[0] ?? '',
    monthlyIncome: 15_000,
    monthlyDebts: 3000,
  };
}

function borrowers(pricing: Pricing): OfferInputs[] {
  const { points, states, amount } = pricing;
  const scores = ends([...numbers(pricing.base), 850]);
  const homes = ends(Object.keys(points.propertyType));
  const worths = [2, 12].map((times) => times * amount.maximum);
  const places = ['', ...Object.keys(states)];
  return scores.flatMap((fico) =>
    worths.flatMap((value) =>
      ends(Object.keys(points.occupancy)).flatMap((occupancy) =>
        places.map((state, index) => ({
          ...ordinary(pricing),
          fico,
          value,
          occupancy,
          state,
          propertyType: homes[index % homes.length] ?? '',
        })),
      ),
    ),
  );
}

function choices({ points, amount, maxLine }: Pricing): OfferChoice[] {
  const amounts = ends([amount.minimum, ...Object.values(maxLine).filter((line) => line <= amount.maximum)]);
  return numbers(points.term).flatMap((term) =>
    ends(numbers(points.feePercent)).flatMap((feePercent) =>
      amounts.map((line) => ({ term, feePercent, amount: line, autopay: line === amounts[0] })),
    ),
  );
}

function numbers(table: object): number[] {
  return Object.keys(table)
    .map(Number)
    .sort((one, other) => one - other);
}

function ends<Entry>(list: readonly Entry[]): Entry[] {
  return [...new Set([...list.slice(0, 1), ...list.slice(-1)])];
}
