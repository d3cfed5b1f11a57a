/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { AssetType, EmploymentType, IncomeSource, IncomeSourceStatus, OtherIncomeType, PayFrequency, TaxSearch, TaxSource } from './enumerations.ts';

/** What the borrower earns and how it was proved. */
export interface Income {
  /** How the borrower earns a living. */
  employmentType?: EmploymentType;
  /** Gross income in a year, before taxes, in whole dollars. */
  annualIncome?: number;
  /** Employer or own business. */
  employer?: string;
  /** When this work began. */
  startMonth?: string;
  /** Other income. */
  other?: {
    /** Kind. */
    type: OtherIncomeType;
    /** In a year, before taxes, in whole dollars. */
    annual: number;
  }[];
  /** Proofs of income, kept by the server. */
  sources?: {
    /** Identifier. */
    uuid?: string;
    /** Way of proof. */
    type: IncomeSource;
    /** Work it belongs to. */
    employmentType?: EmploymentType;
    /** Where it stands. */
    status: IncomeSourceStatus;
    /** Employer. */
    employer?: string;
    /** Last pay date. */
    payDate?: string;
    /** How often it is paid. */
    payFrequency?: PayFrequency;
    /** Gross pay. In cents. */
    grossCents?: number;
    /** Verified income in a month. In cents. */
    monthlyCents?: number;
    /** Documents. */
    documentUuids?: string[];
    /** Failed links. */
    failures?: number;
  }[];
  /** What the tax service found and the borrower has not used yet. */
  taxRecords?: {
    /** Way of proof. */
    type: TaxSource;
    /** Who paid, or the own business. */
    payer: string;
    /** The latest year first. */
    years: {
      /** Tax year. */
      year: number;
      /** Before expenses. In cents. */
      grossCents: number;
      /** After expenses. In cents. */
      netCents: number;
    }[];
    /** What counts in a year. In cents. */
    yearlyCents: number;
    /** What counts in a month. In cents. */
    monthlyCents: number;
  };
  /** Where a search for tax records stands that took longer than the borrower's visit. */
  taxSearch?: TaxSearch;
  /** Links that failed, one entry each, in their order. */
  failedLinks?: IncomeSource[];
  /** Verified income in a month. In cents. */
  verifiedMonthlyCents?: number;
  /** Whether the borrower has savings or investments that we may count. */
  hasAssets?: boolean;
  /** Assets that can stand in for income. */
  assets?: {
    /** Identifier. */
    uuid?: string;
    /** Kind. */
    type: AssetType;
    /** Bank or broker. */
    institution: string;
    /** Value today, in whole dollars. */
    value: number;
    /** Last day of the newest statement. */
    statementDate?: string;
  }[];
  /** Income in a month that the assets stand for, once a person has read the statements. In cents. */
  assetMonthlyCents?: number;
  /** Whom we may ask about the work. */
  employerContact?: {
    /** Employer. */
    employer?: string;
    /** Phone of human resources. */
    phone?: string;
    /** Work or human-resources email. */
    email?: string;
    /** Supervisor. */
    supervisor?: string;
    /** When the work began. */
    startMonth?: string;
    /** Whether we may contact the employer. */
    mayContact?: boolean;
  };
}
