/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Underwriting decisions: the first row of the stage that fits counts. */
export interface Decisions {
  /** Changes whenever a row changes; kept with every decision. */
  version: string;
  /** What each part is about. */
  means: { [k: string]: string };
  /** Rows in order. */
  rows: DecisionRow[];
  /** Reason → words of Form C-1. */
  reasons: {
    /** One reason. */
    [k: string]: {
      /** Denial code of HMDA. */
      hmda: string;
      /** Words of Form C-1. */
      text: string;
      /** What would help. */
      help: string;
      /** The reason is told as each entry of this list, in its words: creditFactors = what the bureau names as the key factors of the score. */
      of?: 'creditFactors';
    };
  };
  /** How closing differs by state and use of the home. */
  closing: {
    /** States where an attorney reviews. */
    attorneyStates: string[];
    /** State → use → days from application to closing. */
    waitingDays: {
      /** One state. */
      [k: string]: { [k: string]: number };
    };
    /** State → use → business days from the day the borrower has the closing documents to the closing. */
    disclosureDays: {
      /** One state. */
      [k: string]: { [k: string]: number };
    };
    /** State → use → months from the closing of a home equity loan to that of the next on the same home. */
    monthsBetween: {
      /** One state. */
      [k: string]: { [k: string]: number };
    };
    /** State → uses for which no other home equity loan on the home may be open at closing. */
    oneAtATime: { [k: string]: string[] };
    /** State → uses for which the agreement and the deed are signed at an office. */
    officeOnly: { [k: string]: string[] };
    /** Uses with a right to cancel. */
    rescissionOccupancies: string[];
    /** Largest flood coverage that may be asked for. */
    floodInsuranceMaximum: number;
  };
  /** How stated incomes are proved. */
  income: {
    /** Kind of income → ways to prove it, the usual one first. */
    ways: { [k: string]: string[] };
  };
  /** Limits of the questions that prove a signer. */
  identityQuestions: {
    /** Questions in a set. */
    count: number;
    /** Right answers that are enough. */
    right: number;
    /** Time for a set, in seconds. */
    seconds: number;
    /** How many seconds before the end the borrower is warned. */
    warnSeconds: number;
    /** Sets that may be answered wrong before the questions are locked. */
    tries: number;
    /** Sets whose time may run out before the questions are locked. */
    lateSets: number;
    /** How long they are locked, in hours. */
    lockHours: number;
    /** How long before the time with the notary they open, in minutes. */
    earlyMinutes: number;
    /** How long after the time with the notary they may still be started, in minutes. */
    lateMinutes: number;
  };
}
/** One row. */
export interface DecisionRow {
  /** Name of the row. */
  id: string;
  /** What it says. */
  means: string;
  /** When it is read. */
  stages: (
    'SOFT' | 'OFFER' | 'HARD' | 'VERIFIED' | 'VALUATION_NEED' | 'VALUATION' | 'FINAL' | 'OWNERSHIP' | 'REVIEW'
  )[];
  /** Alternatives. */
  if: {
    [k: string]: {
      /** Equals. */
      is?: string | number | boolean;
      /** Does not equal, or is not known. */
      isNot?: string | number | boolean;
      /** Is one of. */
      in?: (string | number | boolean)[];
      /** Less than a number or another fact. */
      below?: number | string;
      /** At least a number or another fact. */
      atLeast?: number | string;
      /** More than a number or another fact. */
      above?: number | string;
      /** At most a number or another fact. */
      atMost?: number | string;
    };
  }[];
  /** Decision. */
  decision?: string;
  /** Sub-decision. */
  subDecision?: string;
  /** Flags to set. */
  flags?: { [k: string]: boolean | string };
  /** Step that follows. */
  step: string;
  /** Keys of reasons. */
  reasons?: string[];
  /** The decision rests in part on a credit bureau's report: the borrower is told which (15 USC 1681m). False when missing. */
  creditReport?: boolean;
  /** Stage → where a decline that an appeal undoes begins again. Each decline names it for each of its stages. */
  reopens?: {
    [k: string]:
      | 'accept-explanation' | 'accept-ownership' | 'ask-borrower' | 'ask-bureau' | 'ask-bureau-after-call'
      | 'ask-co-borrowers' | 'ask-county' | 'ask-income' | 'ask-reviewer' | 'ask-valuer' | 'clear-title'
      | 'confirm-employment';
  };
}
