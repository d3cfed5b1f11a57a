/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * What the borrower earns and how it was proved.
 */
export interface Income {
  /**
   * How the borrower earns a living.
   */
  employmentType?:
    'FULL_TIME' | 'PART_TIME' | 'SELF_EMPLOYED' | 'RETIRED' | 'UNEMPLOYED' | 'SEPARATE_MAINTENANCE_PAYMENTS';
  /**
   * Gross income in a year, before taxes, in whole dollars.
   */
  annualIncome?: number;
  /**
   * Employer or own business.
   */
  employer?: string;
  /**
   * When this work began.
   */
  startMonth?: string;
  /**
   * Other income.
   *
   * @maxItems 10
   */
  other?: {
    /**
     * Kind.
     */
    type:
      | 'SECOND_JOB'
      | 'BONUS'
      | 'RENTAL'
      | 'PENSION'
      | 'SOCIAL_SECURITY'
      | 'DISABILITY'
      | 'INTEREST_DIVIDENDS'
      | 'SEPARATE_MAINTENANCE_PAYMENTS'
      | 'OTHER';
    /**
     * In a year, before taxes, in whole dollars.
     */
    annual: number;
  }[];
  /**
   * Proofs of income, kept by the server.
   */
  sources?: {
    /**
     * Identifier.
     */
    uuid?: string;
    /**
     * Way of proof.
     */
    type:
      | 'EMPINFO'
      | 'MANUAL_PAYSTUB'
      | 'OTHER'
      | 'PLAID_TRANSACTIONS'
      | 'POINTSERV_1099_MISC'
      | 'POINTSERV_PAYROLL'
      | 'POINTSERV_TAX'
      | 'TRUV_FINANCIAL_ACCOUNTS'
      | 'TRUV_PAYROLL'
      | 'UNKNOWN';
    /**
     * Work it belongs to.
     */
    employmentType?:
      | 'FULL_TIME'
      | 'PART_TIME'
      | 'SELF_EMPLOYED'
      | 'RETIRED'
      | 'UNEMPLOYED'
      | 'SEPARATE_MAINTENANCE_PAYMENTS';
    /**
     * Where it stands.
     */
    status: 'NOT_STARTED' | 'IN_PROGRESS' | 'VERIFIED' | 'NEEDS_MORE';
    /**
     * Employer.
     */
    employer?: string;
    /**
     * Last pay date.
     */
    payDate?: string;
    /**
     * How often it is paid.
     */
    payFrequency?: 'WEEKLY' | 'BIWEEKLY' | 'SEMI_MONTHLY' | 'MONTHLY' | 'ANNUAL';
    /**
     * Gross pay. In cents.
     */
    grossCents?: number;
    /**
     * Verified income in a month. In cents.
     */
    monthlyCents?: number;
    /**
     * Documents.
     */
    documentUuids?: string[];
    /**
     * Failed links.
     */
    failures?: number;
  }[];
  /**
   * What the tax service found and the borrower has not used yet.
   */
  taxRecords?: {
    /**
     * Way of proof.
     */
    type: 'POINTSERV_TAX' | 'POINTSERV_1099_MISC';
    /**
     * Who paid, or the own business.
     */
    payer: string;
    /**
     * The latest year first.
     */
    years: {
      /**
       * Tax year.
       */
      year: number;
      /**
       * Before expenses. In cents.
       */
      grossCents: number;
      /**
       * After expenses. In cents.
       */
      netCents: number;
    }[];
    /**
     * What counts in a year. In cents.
     */
    yearlyCents: number;
    /**
     * What counts in a month. In cents.
     */
    monthlyCents: number;
  };
  /**
   * Where a search for tax records stands that took longer than the borrower's visit.
   */
  taxSearch?: 'LOOKING' | 'FOUND' | 'NONE' | 'ONE_YEAR';
  /**
   * Links that failed, one entry each, in their order.
   */
  failedLinks?: (
    | 'EMPINFO'
    | 'MANUAL_PAYSTUB'
    | 'OTHER'
    | 'PLAID_TRANSACTIONS'
    | 'POINTSERV_1099_MISC'
    | 'POINTSERV_PAYROLL'
    | 'POINTSERV_TAX'
    | 'TRUV_FINANCIAL_ACCOUNTS'
    | 'TRUV_PAYROLL'
    | 'UNKNOWN'
  )[];
  /**
   * Verified income in a month. In cents.
   */
  verifiedMonthlyCents?: number;
  /**
   * Whether the borrower has savings or investments that we may count.
   */
  hasAssets?: boolean;
  /**
   * Assets that can stand in for income.
   *
   * @maxItems 10
   */
  assets?: {
    /**
     * Identifier.
     */
    uuid?: string;
    /**
     * Kind.
     */
    type: 'CHECKING' | 'SAVINGS' | 'BROKERAGE' | 'RETIREMENT';
    /**
     * Bank or broker.
     */
    institution: string;
    /**
     * Value today, in whole dollars.
     */
    value: number;
    /**
     * Last day of the newest statement.
     */
    statementDate?: string;
  }[];
  /**
   * Income in a month that the assets stand for, once a person has read the statements. In cents.
   */
  assetMonthlyCents?: number;
  /**
   * Whom we may ask about the work.
   */
  employerContact?: {
    /**
     * Employer.
     */
    employer?: string;
    /**
     * Phone of human resources.
     */
    phone?: string;
    /**
     * Work or human-resources email.
     */
    email?: string;
    /**
     * Supervisor.
     */
    supervisor?: string;
    /**
     * When the work began.
     */
    startMonth?: string;
    /**
     * Whether we may contact the employer.
     */
    mayContact?: boolean;
  };
}
