/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { DelinquencyAnswer, LienSource, LienType, WinbackChoice } from './enumerations.ts';

/** Debts on the home and the costs of keeping it. */
export interface Liens {
  /** Debts secured by the home. */
  items?: {
    /** Identifier. */
    uuid?: string;
    /** Lender. */
    lender: string;
    /** Kind. */
    type: LienType;
    /** What is owed, in whole dollars; for a HELOC, its limit. */
    balance: number;
    /** Payment in a month, in whole dollars. */
    payment: number;
    /** Whether the payment includes taxes and insurance. */
    includesTaxes?: boolean;
    /** Whether the debt is still open. */
    open?: boolean;
    /** Whether this line pays it off. */
    payoff?: boolean;
    /** Where we know it from. */
    source?: LienSource;
    /** The balance that we found, in whole dollars. Written by the server only. */
    reported?: number;
  }[];
  /** Other debts of the credit file that this line may pay off. */
  debts?: {
    /** Identifier. */
    uuid: string;
    /** Creditor. */
    creditor: string;
    /** Last digits of the account. */
    mask?: string;
    /** What is owed, in whole dollars. */
    balance: number;
    /** Payment in a month, in whole dollars. */
    payment?: number;
    /** Whether this line pays it off. */
    payoff?: boolean;
  }[];
  /** Homeowners association dues in a month, in whole dollars. */
  hoaMonthly?: number;
  /** Property tax in a year, in whole dollars. */
  annualTax?: number;
  /** Home insurance in a year, in whole dollars. */
  annualInsurance?: number;
  /** Recent credit inquiries that the borrower explains. */
  inquiries?: {
    /** Identifier. */
    uuid?: string;
    /** Who asked. */
    creditor: string;
    /** When. */
    date?: string;
    /** Whether a new debt came of it. */
    newDebt: boolean;
    /** What is owed on the new debt, in whole dollars. */
    balance?: number;
    /** Payment in a month, in whole dollars. */
    payment?: number;
  }[];
  /** Late accounts that the borrower explains. */
  delinquencies?: {
    /** Identifier. */
    uuid?: string;
    /** Creditor. */
    creditor: string;
    /** When. */
    date?: string;
    /** Amount. In cents. */
    amountCents?: number;
    /** What the borrower says. */
    answer: DelinquencyAnswer;
    /** In the words of the borrower. */
    explanation?: string;
  }[];
  /** How the borrower makes room for the line. */
  winback?: {
    /** The choice. */
    choice?: WinbackChoice;
    /** Debts that this line pays off. */
    lienUuids?: string[];
    /** Lower amount, in whole dollars. */
    amount?: number;
  };
}
