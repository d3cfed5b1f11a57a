/** What the offer card says (ACC-P5): only when term, rate and amount are all above zero. */
import type { Facts } from '../../../engine/facts/facts.ts';
import { readPath } from '../../../engine/facts/read-path.ts';
import { monthlyPaymentCents } from '../../../engine/finance/monthly-payment.ts';

/** `rate` in percent, `term` in years, `amount` in dollars, the rest in cents. */
export type OfferDetails = {
  rate: number;
  amount: number;
  /** What is drawn at the start: the line less the fee. */
  drawCents: number;
  term: number;
  paymentCents: number;
  cashCents?: number;
  feeCents?: number;
};

/** The application's offer, or undefined while there is none. */
export function offerDetails(facts: Facts): OfferDetails | undefined {
  const term = positive(facts, 'application.term');
  const rate = positive(facts, 'application.rate');
  const amount = positive(facts, 'application.amount');
  if (!term || !rate || !amount) return undefined;
  const known = positive(facts, 'offer.paymentCents') ?? positive(facts, 'figures.payment.monthlyCents');
  return {
    term,
    rate,
    amount,
    drawCents: Math.round((positive(facts, 'application.uwCalculatedDrawAmount') ?? amount) * 100),
    paymentCents: known ?? monthlyPaymentCents(amount * 100, rate, term * 12),
    ...optional('cashCents', positive(facts, 'offer.cashCents')),
    ...optional('feeCents', positive(facts, 'offer.feeCents')),
  };
}

function positive(facts: Facts, path: string): number | undefined {
  const value = readPath(facts, path);
  return typeof value === 'number' && value > 0 ? value : undefined;
}

function optional<K extends string>(key: K, value: number | undefined): { [P in K]?: number } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: number });
}
