/** What prices an offer. The same shape as `figures.offerInputs`; amounts in dollars, rates in percent. */

export interface OfferInputs {
  value: number;
  /** Debts on the home that stay open. */
  openLiens: number;
  /** Debts on the home that this line pays off. */
  payoffs?: number;
  /** The fee of a valuation that was ordered: taken from the cash, and no part of the price. */
  valuationFee?: number;
  fico: number;
  lienPosition: number;
  occupancy: string;
  state: string;
  units: number;
  propertyType: string;
  selfEmployed?: boolean;
  /** Market rates of the day; the pricing table's own when absent. */
  apor?: number;
  prime?: number;
  /** Gross income in a month. Without it no limit of debt to income is applied. */
  monthlyIncome?: number;
  /** Debts, housing costs and dues in a month, without the new payment. */
  monthlyDebts?: number;
  version?: string;
  holdUntil?: string;
}

export interface OfferChoice {
  /** Years. */
  term: number;
  /** Whole dollars. */
  amount: number;
  feePercent: number;
  autopay: boolean;
}

/** Why something cannot be offered: a code for programs and a sentence for people. */
export interface Refusal {
  code: string;
  text: string;
}
