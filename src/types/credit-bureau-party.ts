/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, BirthDate, FirstName, LastName, PostalAddress, Ssn } from './common-party.ts';

export interface Inquiry {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
    birthDate?: BirthDate;
    ssn?: Ssn;
    address?: PostalAddress;
  };
  kind: 'SOFT' | 'HARD';
  /** 1 for the first pull of this kind, 2 for the next. */
  attempt: number;
  /** The borrower's PIN of a legacy freeze. */
  pin?: string;
}
export interface Report {
  outcome:
    'OK' | 'NO_MATCH' | 'NO_MATCH_SSN' | 'NO_SCORE' | 'FROZEN' | 'LOCKED' | 'ERROR' | 'MINOR' | 'FRAUD_ALERT';
  /** Goes into the notices that the law asks for. */
  bureau: { name: string; address: string; phone: string; website: string };
  /** The freeze can be lifted with the borrower's PIN. */
  frozenWithPin?: boolean;
  /** FICO. */
  score?: number;
  scoreDate?: string;
  /** What lowered the score, the heaviest first, in the bureau's words. */
  keyFactors?: {
    text: string;
    /** This factor is the number of inquiries, which the borrower is told of in any place (15 USC 1681g(f)(9)). */
    inquiries: boolean;
  }[];
  /** Whole dollars a month of all reported debts, mortgages included. */
  monthlyDebts?: number;
  liens?: Lien[];
  inquiries?: { creditor: string; date: string; kind: 'MORTGAGE' | 'OTHER' }[];
  lates?: {
    creditor: string;
    date: string;
    /** Whole dollars. */
    amount: number;
    daysLate: number;
    kind: 'MORTGAGE' | 'OTHER';
  }[];
  events?: { kind: 'BANKRUPTCY' | 'FORECLOSURE' | 'CHARGE_OFF'; monthsAgo: number }[];
  /** Other debts that the line may pay off. */
  payoffCandidates?: {
    creditor: string;
    /** Whole dollars. */
    balance: number;
    /** Whole dollars a month. */
    payment: number;
    /** Last digits of the account. */
    mask: string;
  }[];
  /** Of a hard pull: what your checks of identity and fraud ask the borrower for. We ask for it, and tell the borrower why. */
  conditions?: {
    /** One of our categories, such as IDENTITY_DOCUMENT_FRAUD_REVIEW; another one is left out. */
    category: string;
    /** Words to the borrower. */
    comments?: string;
    /** How many paystubs; one when left out. */
    numDocsRequired?: number;
  }[];
}
export interface Lien {
  lender: string;
  type: 'FIRST' | 'SECOND' | 'HELOC' | 'PACE' | 'SOLAR' | 'TAX' | 'JUDGMENT';
  /** Whole dollars; a line of credit reports its limit. */
  balance: number;
  /** Whole dollars a month. */
  payment: number;
  /** The payment includes taxes and insurance. */
  includesTaxes: boolean;
}
