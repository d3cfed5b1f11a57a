/** What a question asks of a payment: "80k over 15 years". Reads the amount and the years, and computes what a lender's prices give. */
import type { Pricing } from '../../types/pricing.ts';
import { bandFrom } from '../finance/bands.ts';
import { monthlyPaymentCents } from '../finance/monthly-payment.ts';
import { rateRange } from '../finance/rate-range.ts';

/** Dollars, years, percent a year, and cents a month. */
export type PaymentAsked = {
  amount: number;
  years: number;
  lowestRate: number;
  highestRate: number;
  lowest: number;
  highest: number;
};

/** Undefined where the question lacks an amount or a term that the lender offers: then nothing is computed. */
export function paymentAsked(pricing: Pricing, question: string): PaymentAsked | undefined {
  const [amount, years] = [amountIn(question), yearsIn(question)];
  const range = amount && years ? rangeFor(pricing, amount, years) : null;
  if (!amount || !years || !range) return undefined;
  const payment = (rate: number) => monthlyPaymentCents(amount * 100, rate, years * 12);
  return {
    ...{ amount, years },
    ...{ lowestRate: range.lowest, highestRate: range.highest },
    ...{ lowest: payment(range.lowest), highest: payment(range.highest) },
  };
}

/** The rates of one amount and term; null where the lender has none. */
function rangeFor(pricing: Pricing, amount: number, years: number) {
  const { points, amount: limits } = pricing;
  const [term, band] = [points.term[years], bandFrom(points.amount, amount)];
  if (term === undefined || !band || amount < limits.minimum || amount > limits.maximum) return null;
  return rateRange({
    ...pricing,
    amount: { ...limits, minimum: amount },
    points: { ...points, term: { [years]: term }, amount: { [amount]: band.value } },
  });
}

/** "$80,000", "80k", "80 thousand", "80 mil", "80000": whole dollars. */
function amountIn(question: string): number | undefined {
  const [, digits = '', thousands] =
    /(?:^|[^\d.,])\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\s?(k|thousand|grand|mil)?\b(?!\s?-?\s?(?:years?|yrs?|años?|anos?))/iu.exec(
      question,
    ) ?? [];
  const number = Number(digits.replaceAll(',', ''));
  return digits === '' ? undefined : number * (thousands ? 1000 : 1);
}

/** "15 years", "15-year", "15 yr", "15 años". */
function yearsIn(question: string): number | undefined {
  const [, years] = /\b(\d{1,2})\s?-?\s?(?:years?|yrs?|años?|anos?)(?![\p{L}])/iu.exec(question) ?? [];
  return years === undefined ? undefined : Number(years);
}
