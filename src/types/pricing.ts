/* Generated from schemas/ by `npm run types`. Do not edit. */

/** The smallest and the largest. */
export type Range = number[];

/** What a line costs and how large it may be. Rates are percent numbers; amounts whole dollars. */
export interface Pricing {
  /** Changes whenever a number changes; part of every offer. */
  version: string;
  /** What each part is about. */
  means: { [k: string]: string };
  /** Limits of a line. */
  amount: {
    /** Smallest. */
    minimum: number;
    /** Largest. */
    maximum: number;
    /** Amounts are multiples of this. */
    step: number;
  };
  /** Limits and market rates. */
  rate: {
    /** Lowest rate that the table can give. */
    minimum: number;
    /** Highest rate that the table can give. */
    maximum: number;
    /** What a variable rate never exceeds while the line is open (12 CFR 1026.30). */
    ceiling: number;
    /** Average prime offer rate. */
    apor: number;
    /** Prime rate of the preceding month. */
    prime: number;
    /** Days for which an offer holds. */
    holdDays: number;
  };
  /** Score from → debt on the home up to → percent a year. */
  base: {
    /** One score band. */
    [k: string]: { [k: string]: number };
  };
  /** Added to the base. */
  points: {
    /** By years. */
    term: { [k: string]: number };
    /** By position. */
    lien: { [k: string]: number };
    /** By use. */
    occupancy: { [k: string]: number };
    /** By amount from. */
    amount: { [k: string]: number };
    /** By kind of home; others are refused. */
    propertyType: { [k: string]: number };
    /** By origination fee. */
    feePercent: { [k: string]: number };
    /** For autopay. */
    autopay: number;
  };
  /** Homes in the building → kind of home. */
  homeByUnits: { [k: string]: string };
  /** Kind of home → smallest score. */
  homeScore: { [k: string]: number };
  /** Use → score from → percent of value. */
  maxCltv: {
    /** One use. */
    [k: string]: { [k: string]: number };
  };
  /** Score from → largest line. */
  maxLine: { [k: string]: number };
  /** Limits of debt to income. */
  maxDti: {
    /** Usual limit. */
    standard: number;
    /** Lower limit. */
    reduced: number;
    /** Score below which the lower limit holds. */
    reducedBelowScore: number;
    /** Whether it holds for the self-employed. */
    reducedSelfEmployed: boolean;
    /** Kinds of home for which it holds. */
    reducedHomes: string[];
  };
  /** Limits of high-cost loans. */
  highCost: {
    /** Uses that the law covers. */
    occupancies: string[];
    /** Lien position → points over APOR. */
    overApor: { [k: string]: number };
    /** Points and fees. */
    fees: {
      /** Amount from which a loan is large. */
      largeLoanFrom: number;
      /** Limit for large loans. */
      largeLoanPercent: number;
      /** Limit for small loans. */
      smallLoanPercent: number;
      /** Limit for small loans in dollars. */
      smallLoanDollars: number;
    };
  };
  /** State → use → tighter limits. */
  states: {
    /** One state. */
    [k: string]: {
      /** Limits. */
      [k: string]: {
        /** Debt on the home, percent of value. */
        maxCltv?: number;
        /** Fees that are allowed. */
        feePercents?: number[];
      };
    };
  };
  /** Income from assets. */
  assets: {
    /** Months over which assets are spread. */
    divisorMonths: number;
    /** Months of present debts kept aside. */
    reserveMonths: number;
    /** Share that counts, by kind. */
    countedPercent: { [k: string]: number };
    /** Share of retirement accounts before that age. */
    retirementBefore59AndHalfPercent: number;
  };
  /** Costs outside the line, in dollars. */
  costs: {
    /** When no automated valuation exists. */
    valuation: number;
    /** When the county requires a notary in person. */
    manualNotary: number;
    /** By state; "default" for the rest. */
    recording: {
      /** Estimate. */
      [k: string]: {
        /** Recording fee. */
        fee: number;
        /** Recording tax on each 100,000. */
        taxPer100k: number;
      };
    };
    recordingRange: RecordingRange;
  };
  /** Lines of "Why this rate". */
  labels: { [k: string]: string };
  /** Why an option cannot be chosen. */
  reasons: { [k: string]: string };
  /** The parts that a lender may change; limits only to be tighter. */
  overridable?: (
    | 'version' | 'amount' | 'rate' | 'base' | 'points' | 'homeScore' | 'maxCltv' | 'maxLine' | 'maxDti'
    | 'states' | 'costs' | 'labels' | 'reasons'
  )[];
}
/** What texts say of all states, from and to. Every estimate lies within. */
export interface RecordingRange { fee: Range; taxPer100k: Range }
