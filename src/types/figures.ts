/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Every request for correction, the oldest first.
 *
 * @maxItems 200
 */
export type Corrections = Correction[];

/**
 * Read-only values that the server computes for the pages.
 */
export interface Figures {
  /**
   * What prices the offer; the browser computes the same quote from it.
   */
  offerInputs?: {
    /**
     * Value of the home, dollars.
     */
    value: number;
    /**
     * Open debts kept on the home, dollars.
     */
    openLiens: number;
    /**
     * Debts that the line pays off, dollars.
     */
    payoffs?: number;
    /**
     * Fee of a valuation that was ordered, dollars.
     */
    valuationFee?: number;
    /**
     * Credit score.
     */
    fico: number;
    /**
     * 1 or 2.
     */
    lienPosition: number;
    /**
     * Use of the home.
     */
    occupancy: 'PRIMARY' | 'SECOND_HOME' | 'INVESTMENT';
    /**
     * State.
     */
    state:
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'DC'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY';
    /**
     * Homes in the building.
     */
    units: number;
    /**
     * Kind of home.
     */
    propertyType:
      | 'SINGLE_FAMILY'
      | 'TOWNHOUSE'
      | 'PUD'
      | 'CONDO'
      | 'TWO_UNIT'
      | 'COOPERATIVE'
      | 'MANUFACTURED'
      | 'LOG'
      | 'MIXED_USE'
      | 'MULTI_UNIT'
      | 'UNKNOWN';
    /**
     * Whether the borrower is self-employed.
     */
    selfEmployed?: boolean;
    /**
     * Average prime offer rate. In percent.
     */
    apor?: number;
    /**
     * Prime rate. In percent.
     */
    prime?: number;
    /**
     * Income in a month, dollars.
     */
    monthlyIncome?: number;
    /**
     * Debts, housing costs and dues in a month, dollars.
     */
    monthlyDebts?: number;
    /**
     * Whether income is verified.
     */
    incomeVerified?: boolean;
    /**
     * Largest line, whole dollars.
     */
    maxAmount?: number;
    /**
     * Smallest line, whole dollars.
     */
    minAmount?: number;
    /**
     * Version of this price.
     */
    version?: string;
    /**
     * Until when it holds.
     */
    holdUntil?: string;
  };
  /**
   * Old and new offer, when it changed.
   */
  revision?: {
    /**
     * Why.
     */
    cause?: string;
    /**
     * One offer in short.
     */
    before?: {
      /**
       * Line amount in whole dollars.
       */
      amount?: number;
      /**
       * Years.
       */
      term?: number;
      /**
       * Rate. In percent.
       */
      ratePercent?: number;
      /**
       * Payment in a month. In cents.
       */
      paymentCents?: number;
      /**
       * Origination fee. In percent.
       */
      feePercent?: number;
      /**
       * Whether autopay was chosen.
       */
      autopay?: boolean;
      /**
       * Income that it rested on. In cents.
       */
      monthlyIncomeCents?: number;
    };
    /**
     * One offer in short.
     */
    after?: {
      /**
       * Line amount in whole dollars.
       */
      amount?: number;
      /**
       * Years.
       */
      term?: number;
      /**
       * Rate. In percent.
       */
      ratePercent?: number;
      /**
       * Payment in a month. In cents.
       */
      paymentCents?: number;
      /**
       * Origination fee. In percent.
       */
      feePercent?: number;
      /**
       * Whether with autopay.
       */
      autopay?: boolean;
      /**
       * Income that it rests on. In cents.
       */
      monthlyIncomeCents?: number;
    };
  };
  /**
   * The offer as the borrower last chose it.
   */
  chosen?: {
    /**
     * Line amount in whole dollars.
     */
    amount?: number;
    /**
     * Years.
     */
    term?: number;
    /**
     * Rate. In percent.
     */
    ratePercent?: number;
    /**
     * Origination fee. In percent.
     */
    feePercent?: number;
    /**
     * Whether with autopay.
     */
    autopay?: boolean;
    /**
     * Payment in a month. In cents.
     */
    paymentCents?: number;
    /**
     * Initial draw. In cents.
     */
    drawCents?: number;
    /**
     * Origination fee. In cents.
     */
    feeCents?: number;
  };
  /**
   * Cards of the income page.
   */
  incomeSources?: {
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
     * Title.
     */
    label: string;
    /**
     * Employer.
     */
    employer?: string;
    /**
     * Where it stands.
     */
    status: 'NOT_STARTED' | 'IN_PROGRESS' | 'VERIFIED' | 'NEEDS_MORE';
    /**
     * One sentence.
     */
    text?: string;
    /**
     * Stated income in a year, whole dollars.
     */
    annual?: number;
    /**
     * Ways to prove it, the usual one first.
     */
    ways?: (
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
     * How often linking failed, by the way that failed most.
     */
    failedLinks?: number;
    /**
     * Verified income in a month. In cents.
     */
    monthlyCents?: number;
    /**
     * Documents needed.
     */
    numDocsRequired?: number;
  }[];
  /**
   * What was read from the last paystub.
   */
  paystub?: {
    /**
     * Employer.
     */
    employer?: string;
    /**
     * Pay date.
     */
    payDate?: string;
    /**
     * Gross pay. In cents.
     */
    grossCents?: number;
  };
  /**
   * Milestones in order.
   */
  timeline?: {
    /**
     * Identifier.
     */
    id: string;
    /**
     * What happens.
     */
    label: string;
    /**
     * When known: the ISO time of what happened, or the day, yyyy-MM-dd, of what is to come.
     */
    date?: string;
    /**
     * Done, now or next.
     */
    state: 'done' | 'now' | 'next';
    /**
     * One sentence.
     */
    text?: string;
  }[];
  /**
   * Milestones in order.
   */
  milestones?: {
    /**
     * Identifier.
     */
    id: string;
    /**
     * What happens.
     */
    label: string;
    /**
     * Date, yyyy-MM-dd, when known.
     */
    date?: string;
    /**
     * Done, now or next.
     */
    state: 'done' | 'now' | 'next';
    /**
     * One sentence.
     */
    text?: string;
  }[];
  /**
   * Right to cancel.
   */
  rescission?: {
    /**
     * Whether there is one.
     */
    applies: boolean;
    /**
     * Last day.
     */
    deadline?: string;
    /**
     * When the money is expected.
     */
    fundsOn?: string;
  };
  /**
   * The line in numbers.
   */
  payment?: {
    /**
     * Payment in a month. In cents.
     */
    monthlyCents?: number;
    /**
     * First due date.
     */
    firstDueDate?: string;
    /**
     * Initial draw. In cents.
     */
    drawCents?: number;
    /**
     * Origination fee. In cents.
     */
    feeCents?: number;
    /**
     * Cash to the borrower. In cents.
     */
    cashCents?: number;
    /**
     * Estimated recording fees and taxes. In cents.
     */
    recordingCents?: number;
    /**
     * Valuation that was ordered; 0 without one. In cents.
     */
    valuationCents?: number;
    /**
     * Notary in person; 0 without one. In cents.
     */
    notaryCents?: number;
    /**
     * Rate (APR). In percent.
     */
    aprPercent?: number;
    /**
     * Annual cost including the origination fee. In percent.
     */
    costRatePercent?: number;
    /**
     * Total of payments. In cents.
     */
    totalCents?: number;
    /**
     * Margin over Prime. In percent.
     */
    marginPercent?: number;
    /**
     * Last payment. In cents.
     */
    lastPaymentCents?: number;
    /**
     * When the money was sent.
     */
    sentAt?: string;
  };
  /**
   * The decision, for notices.
   */
  decision?: {
    /**
     * Principal reasons.
     */
    reasons?: {
      /**
       * Code.
       */
      code?: string;
      /**
       * HMDA code.
       */
      hmda?: string;
      /**
       * Words of Form C-1.
       */
      text: string;
      /**
       * What would help.
       */
      help?: string;
    }[];
    /**
     * Decision date.
     */
    date?: string;
    /**
     * Amount asked, whole dollars.
     */
    amount?: number;
    /**
     * Product.
     */
    product?: string;
    /**
     * The notice.
     */
    documentUuid?: string;
    /**
     * Whether it is final.
     */
    final?: boolean;
    /**
     * Limit of debt to income. In percent.
     */
    limitPercent?: number;
    /**
     * Debt to income. In percent.
     */
    dtiPercent?: number;
    /**
     * Debts in a month with the payment of the line. In cents.
     */
    monthlyDebtsCents?: number;
    /**
     * Income in a month. In cents.
     */
    monthlyIncomeCents?: number;
    /**
     * Whether a credit bureau's report was used.
     */
    creditReport?: boolean;
  };
  /**
   * What the last notice of incompleteness asked for.
   */
  incomplete?: {
    /**
     * What is missing.
     */
    asks: string;
    /**
     * The last day on which it may come.
     */
    by: string;
  };
  /**
   * The appeal against a decline, and its answer.
   */
  appeal?: {
    /**
     * What the borrower says about the decision.
     */
    kind: 'MISTAKE' | 'CHANGE';
    /**
     * In the borrower’s words.
     */
    explanation: string;
    /**
     * When it was sent.
     */
    sentOn: string;
    /**
     * The day by which we promised to answer.
     */
    answerBy: string;
    /**
     * The answer; absent until there is one.
     */
    outcome?: 'UPHELD' | 'REOPENED';
    /**
     * When it was answered.
     */
    answeredOn?: string;
  };
  /**
   * Why there is no room for a line yet, and which debts it could pay off to make room.
   */
  winback?: {
    /**
     * Debts on the home, whole dollars.
     */
    owed: number;
    /**
     * Largest line beside them, whole dollars.
     */
    room: number;
    /**
     * Smallest line that we make, whole dollars.
     */
    smallest?: number;
    /**
     * One for each debt whose payoff makes room.
     */
    options: {
      /**
       * Identifier of the debt.
       */
      uuid: string;
      /**
       * Lender.
       */
      lender: string;
      /**
       * What is owed, whole dollars.
       */
      balance: number;
      /**
       * Largest line once it is paid off, whole dollars.
       */
      maxLine: number;
      /**
       * The line's place on the home then.
       */
      lienPosition: number;
    }[];
  };
  /**
   * What the bureau said, for notices.
   */
  credit?: {
    /**
     * Bureau.
     */
    bureau?: string;
    /**
     * Address of the bureau.
     */
    address?: string;
    /**
     * Phone of the bureau.
     */
    phone?: string;
    /**
     * Score.
     */
    score?: number;
    /**
     * Lowest possible.
     */
    scoreMin?: number;
    /**
     * Highest possible.
     */
    scoreMax?: number;
    /**
     * Date of the score.
     */
    date?: string;
    /**
     * Key factors.
     *
     * @maxItems 5
     */
    factors?: string[];
    /**
     * Answer of the bureau.
     */
    outcome?:
      | 'OK'
      | 'NO_MATCH'
      | 'NO_MATCH_SSN'
      | 'NO_SCORE'
      | 'FROZEN'
      | 'LOCKED'
      | 'ERROR'
      | 'MINOR'
      | 'FRAUD_ALERT';
  };
  /**
   * Homes that match the address.
   */
  properties?: {
    /**
     * Identifier.
     */
    uuid: string;
    /**
     * Address.
     */
    address: string;
    /**
     * Unit.
     */
    unit?: string;
    /**
     * Parcel number.
     */
    apn?: string;
    /**
     * Owner in county records.
     */
    ownerOfRecord?: string;
  }[];
  /**
   * Property details card.
   */
  property?: {
    /**
     * Address.
     */
    address?: string;
    /**
     * Value. In cents.
     */
    valueCents?: number;
    /**
     * Condition.
     */
    condition?: 'UNKNOWN_CONDITION' | 'NOT_AVAILABLE' | 'POOR' | 'FAIR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT';
    /**
     * Owner in county records.
     */
    ownerOfRecord?: string;
  };
  /**
   * Debts that the line pays off.
   */
  payoffs?: Payoff[];
  /**
   * Those whose creditor's amount is not confirmed.
   */
  payoffsOpen?: Payoff1[];
  /**
   * Those whose creditor's amount is confirmed.
   */
  payoffsConfirmed?: Payoff2[];
  /**
   * An earlier loan or line against the equity of the home, where the law of the state asks for a time between two.
   */
  earlierLoan?: {
    /**
     * When it was closed, yyyy-MM-dd.
     */
    closedOn?: string;
    /**
     * It is not paid off, and the law allows one at a time.
     */
    open?: boolean;
    /**
     * First day on which the next may be closed, yyyy-MM-dd; absent unless it is later than the day that holds anyway.
     */
    waitUntil?: string;
  };
  /**
   * The flood determination.
   */
  flood?: {
    /**
     * NFIP community.
     */
    communityNumber?: string;
    /**
     * Map panel.
     */
    panelNumber?: string;
    /**
     * Date of the determination, yyyy-MM-dd.
     */
    determinedOn?: string;
  };
  /**
   * People who must sign.
   */
  signers?: Signer[];
  /**
   * Those of them who have not signed and still must.
   */
  signersOpen?: Signer1[];
  /**
   * Those who were to borrow too, and without whom the borrower went on.
   */
  signersDropped?: Signer2[];
  /**
   * Income proved so far, in a year. In cents.
   */
  confirmedIncomeCents?: number;
  /**
   * When notaries are there, in words.
   */
  notaryHours?: string;
  /**
   * Times with a notary.
   */
  notarySlots?: {
    /**
     * NOW or the start.
     */
    id: string;
    /**
     * Start. ISO 8601 with a time zone.
     */
    start?: string;
    /**
     * As shown.
     */
    label: string;
    /**
     * Whether it is free.
     */
    available?: boolean;
  }[];
  /**
   * The booked session.
   */
  notary?: {
    /**
     * Notary.
     */
    name?: string;
    /**
     * Date and time as shown.
     */
    confirmedFor?: string;
    /**
     * Time zone (IANA) of the browser in which the time was chosen.
     */
    timeZone?: string;
    /**
     * What to bring.
     */
    bring?: string;
    /**
     * Where.
     */
    location?: string;
    /**
     * Fee. In cents.
     */
    feeCents?: number;
  };
  /**
   * Identity questions: where they stand, and their limits. Absent once they are answered.
   */
  kba?: {
    /**
     * Questions.
     */
    questions?: {
      /**
       * Identifier.
       */
      id: string;
      /**
       * Question.
       */
      text: string;
      /**
       * Answers.
       */
      choices: string[];
    }[];
    /**
     * READY: the borrower may start a set. ASKED: its clock runs. LATE: its time ran out. LOCKED: not now.
     */
    state?: 'READY' | 'ASKED' | 'LATE' | 'LOCKED';
    /**
     * Tries left.
     */
    attemptsLeft?: number;
    /**
     * A set was answered, and not well enough.
     */
    missed?: boolean;
    /**
     * Until when to answer. ISO 8601 with a time zone.
     */
    deadline?: string;
    /**
     * Until when locked. ISO 8601 with a time zone.
     */
    lockedUntil?: string;
    /**
     * Questions in a set.
     */
    count?: number;
    /**
     * Right answers that are enough.
     */
    right?: number;
    /**
     * Time for a set. In seconds.
     */
    seconds?: number;
    /**
     * Time for a set. In minutes.
     */
    minutes?: number;
    /**
     * The borrower is warned so long before the end. In seconds.
     */
    warnSeconds?: number;
    /**
     * Sets that may be answered wrong.
     */
    tries?: number;
    /**
     * How long the questions are locked then. In hours.
     */
    lockHours?: number;
  };
  /**
   * What the policy must cover.
   */
  insuranceRequirement?: {
    /**
     * Dwelling coverage, whole dollars.
     */
    dwelling?: number;
    /**
     * Whether flood insurance is needed.
     */
    floodRequired?: boolean;
    /**
     * Flood coverage, whole dollars.
     */
    flood?: number;
    /**
     * Clause to copy.
     */
    mortgageeClause?: string;
  };
  /**
   * Last digits, to recognize.
   */
  masks?: {
    /**
     * Social Security number.
     */
    ssn?: string;
    /**
     * Account that receives the money.
     */
    disburse?: string;
    /**
     * Account that pays.
     */
    autopay?: string;
  };
  /**
   * Fees outside the line.
   */
  fees?: {
    /**
     * Valuation when no automated one exists. In cents.
     */
    valuationCents?: number;
    /**
     * Notary in person. In cents.
     */
    manualNotaryCents?: number;
    /**
     * Recording. In cents.
     */
    recordingCents?: number;
  };
  corrections?: Corrections;
  correction?: Correction1;
  /**
   * What is saved, in words.
   */
  saved?: string[];
  /**
   * Reference for support.
   */
  referenceId?: string;
  /**
   * Combined loan to value today. In percent.
   */
  cltvPercent?: number;
  /**
   * Debt to income today. In percent.
   */
  dtiPercent?: number;
  /**
   * When the consent to electronic documents was withdrawn; absent while it stands. ISO 8601 with a time zone.
   */
  esignWithdrawnAt?: string;
  paper?: PaperCopies;
  /**
   * The largest share of the home's value that all debts may reach for this borrower. In percent.
   */
  cltvLimitPercent?: number;
  /**
   * Email of support.
   */
  supportEmail?: string;
  conditions?: ConditionNews;
}
/**
 * One debt.
 */
export interface Payoff {
  /**
   * Identifier.
   */
  uuid?: string;
  /**
   * Creditor.
   */
  creditor: string;
  /**
   * Last digits.
   */
  mask?: string;
  /**
   * Payoff amount; until the creditor states it, what the borrower owes as far as we know. In cents.
   */
  amountCents?: number;
  /**
   * The last day on which this amount pays the debt off.
   */
  goodThrough?: string;
  /**
   * Interest in a day. In cents.
   */
  perDiemCents?: number;
  /**
   * Where it stands.
   */
  status?: 'NEEDED' | 'REQUESTED' | 'SUBMITTED' | 'CONFIRMED' | 'PAID';
  payTo?: UsMail;
  /**
   * The letter that the borrower uploaded.
   */
  letterUuid?: string;
}
/**
 * Where the creditor takes checks.
 */
export interface UsMail {
  /**
   * House number and street, or a box.
   */
  street1: string;
  /**
   * Apartment, suite or unit.
   */
  street2?: string;
  /**
   * City.
   */
  city: string;
  /**
   * Two letters of a state, territory or military mail.
   */
  state:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY'
    | 'AS'
    | 'GU'
    | 'MP'
    | 'PR'
    | 'VI'
    | 'FM'
    | 'MH'
    | 'PW'
    | 'AA'
    | 'AE'
    | 'AP';
  /**
   * ZIP code, five digits or ZIP+4.
   */
  zip: string;
  /**
   * A ZIP code and state ("89439 CA") that seem not to belong together; the borrower was asked and says that they do.
   */
  zipConfirmed?: string;
}
/**
 * One debt.
 */
export interface Payoff1 {
  /**
   * Identifier.
   */
  uuid?: string;
  /**
   * Creditor.
   */
  creditor: string;
  /**
   * Last digits.
   */
  mask?: string;
  /**
   * Payoff amount; until the creditor states it, what the borrower owes as far as we know. In cents.
   */
  amountCents?: number;
  /**
   * The last day on which this amount pays the debt off.
   */
  goodThrough?: string;
  /**
   * Interest in a day. In cents.
   */
  perDiemCents?: number;
  /**
   * Where it stands.
   */
  status?: 'NEEDED' | 'REQUESTED' | 'SUBMITTED' | 'CONFIRMED' | 'PAID';
  payTo?: UsMail;
  /**
   * The letter that the borrower uploaded.
   */
  letterUuid?: string;
}
/**
 * One debt.
 */
export interface Payoff2 {
  /**
   * Identifier.
   */
  uuid?: string;
  /**
   * Creditor.
   */
  creditor: string;
  /**
   * Last digits.
   */
  mask?: string;
  /**
   * Payoff amount; until the creditor states it, what the borrower owes as far as we know. In cents.
   */
  amountCents?: number;
  /**
   * The last day on which this amount pays the debt off.
   */
  goodThrough?: string;
  /**
   * Interest in a day. In cents.
   */
  perDiemCents?: number;
  /**
   * Where it stands.
   */
  status?: 'NEEDED' | 'REQUESTED' | 'SUBMITTED' | 'CONFIRMED' | 'PAID';
  payTo?: UsMail;
  /**
   * The letter that the borrower uploaded.
   */
  letterUuid?: string;
}
/**
 * One person.
 */
export interface Signer {
  /**
   * Identifier.
   */
  uuid?: string;
  /**
   * First and last name.
   */
  name: string;
  /**
   * First name.
   */
  first?: string;
  /**
   * Where the invitation goes.
   */
  email?: string;
  /**
   * Phone.
   */
  phone?: string;
  /**
   * Relation to the borrower.
   */
  relation?: 'SPOUSE' | 'DOMESTIC_PARTNER' | 'PARENT' | 'CHILD' | 'SIBLING' | 'OTHER';
  /**
   * Role.
   */
  role?: 'BORROWER' | 'CO_BORROWER' | 'CO_DEEDER' | 'BROKER' | 'LOAN_ORIGINATOR' | 'AGENT';
  /**
   * Where it stands.
   */
  status: 'INVITED' | 'VIEWED' | 'APPLIED' | 'ID_DONE' | 'SIGNED' | 'DECLINED' | 'WITHDRAWN';
  /**
   * How many invitations were sent.
   */
  sends?: number;
  /**
   * When the last invitation was sent. ISO 8601 with a time zone.
   */
  invitedAt?: string;
  /**
   * Until when the last invitation can be opened. ISO 8601 with a time zone.
   */
  expiresAt?: string;
  /**
   * The invitation was not opened in time, or not at all since.
   */
  expired?: boolean;
  /**
   * Why they would rather not sign, in their own words.
   */
  declineReason?: string;
  /**
   * Where it stands and what to do, in words.
   */
  note?: string;
  /**
   * Signs on paper, as a person arranges it: by wish, or because the borrower takes no electronic documents and they have not opened their part.
   */
  inPerson?: boolean;
  /**
   * They opened their own part of the application, which tells them by itself what becomes of it.
   */
  opened?: boolean;
  /**
   * What became of the paper that shows that they own the home no longer.
   */
  proof?: 'SENT' | 'UNREADABLE' | 'STILL_OWNER';
}
/**
 * One person.
 */
export interface Signer1 {
  /**
   * Identifier.
   */
  uuid?: string;
  /**
   * First and last name.
   */
  name: string;
  /**
   * First name.
   */
  first?: string;
  /**
   * Where the invitation goes.
   */
  email?: string;
  /**
   * Phone.
   */
  phone?: string;
  /**
   * Relation to the borrower.
   */
  relation?: 'SPOUSE' | 'DOMESTIC_PARTNER' | 'PARENT' | 'CHILD' | 'SIBLING' | 'OTHER';
  /**
   * Role.
   */
  role?: 'BORROWER' | 'CO_BORROWER' | 'CO_DEEDER' | 'BROKER' | 'LOAN_ORIGINATOR' | 'AGENT';
  /**
   * Where it stands.
   */
  status: 'INVITED' | 'VIEWED' | 'APPLIED' | 'ID_DONE' | 'SIGNED' | 'DECLINED' | 'WITHDRAWN';
  /**
   * How many invitations were sent.
   */
  sends?: number;
  /**
   * When the last invitation was sent. ISO 8601 with a time zone.
   */
  invitedAt?: string;
  /**
   * Until when the last invitation can be opened. ISO 8601 with a time zone.
   */
  expiresAt?: string;
  /**
   * The invitation was not opened in time, or not at all since.
   */
  expired?: boolean;
  /**
   * Why they would rather not sign, in their own words.
   */
  declineReason?: string;
  /**
   * Where it stands and what to do, in words.
   */
  note?: string;
  /**
   * Signs on paper, as a person arranges it: by wish, or because the borrower takes no electronic documents and they have not opened their part.
   */
  inPerson?: boolean;
  /**
   * They opened their own part of the application, which tells them by itself what becomes of it.
   */
  opened?: boolean;
  /**
   * What became of the paper that shows that they own the home no longer.
   */
  proof?: 'SENT' | 'UNREADABLE' | 'STILL_OWNER';
}
/**
 * One person.
 */
export interface Signer2 {
  /**
   * Identifier.
   */
  uuid?: string;
  /**
   * First and last name.
   */
  name: string;
  /**
   * First name.
   */
  first?: string;
  /**
   * Where the invitation goes.
   */
  email?: string;
  /**
   * Phone.
   */
  phone?: string;
  /**
   * Relation to the borrower.
   */
  relation?: 'SPOUSE' | 'DOMESTIC_PARTNER' | 'PARENT' | 'CHILD' | 'SIBLING' | 'OTHER';
  /**
   * Role.
   */
  role?: 'BORROWER' | 'CO_BORROWER' | 'CO_DEEDER' | 'BROKER' | 'LOAN_ORIGINATOR' | 'AGENT';
  /**
   * Where it stands.
   */
  status: 'INVITED' | 'VIEWED' | 'APPLIED' | 'ID_DONE' | 'SIGNED' | 'DECLINED' | 'WITHDRAWN';
  /**
   * How many invitations were sent.
   */
  sends?: number;
  /**
   * When the last invitation was sent. ISO 8601 with a time zone.
   */
  invitedAt?: string;
  /**
   * Until when the last invitation can be opened. ISO 8601 with a time zone.
   */
  expiresAt?: string;
  /**
   * The invitation was not opened in time, or not at all since.
   */
  expired?: boolean;
  /**
   * Why they would rather not sign, in their own words.
   */
  declineReason?: string;
  /**
   * Where it stands and what to do, in words.
   */
  note?: string;
  /**
   * Signs on paper, as a person arranges it: by wish, or because the borrower takes no electronic documents and they have not opened their part.
   */
  inPerson?: boolean;
  /**
   * They opened their own part of the application, which tells them by itself what becomes of it.
   */
  opened?: boolean;
  /**
   * What became of the paper that shows that they own the home no longer.
   */
  proof?: 'SENT' | 'UNREADABLE' | 'STILL_OWNER';
}
/**
 * A request to change data that is locked after submission.
 */
export interface Correction {
  /**
   * Identifier.
   */
  uuid?: string;
  /**
   * Field to correct.
   */
  field: string;
  /**
   * What it says.
   */
  current?: string;
  /**
   * What it should say.
   */
  requested: string;
  /**
   * Why.
   */
  reason: string;
  /**
   * Where it stands.
   */
  status?: 'REQUESTED' | 'ACCEPTED' | 'REJECTED';
  /**
   * When it was asked. ISO 8601 with a time zone.
   */
  createdAt?: string;
  /**
   * When it was decided. ISO 8601 with a time zone.
   */
  decidedAt?: string;
}
/**
 * A request to change data that is locked after submission.
 */
export interface Correction1 {
  /**
   * Identifier.
   */
  uuid?: string;
  /**
   * Field to correct.
   */
  field: string;
  /**
   * What it says.
   */
  current?: string;
  /**
   * What it should say.
   */
  requested: string;
  /**
   * Why.
   */
  reason: string;
  /**
   * Where it stands.
   */
  status?: 'REQUESTED' | 'ACCEPTED' | 'REJECTED';
  /**
   * When it was asked. ISO 8601 with a time zone.
   */
  createdAt?: string;
  /**
   * When it was decided. ISO 8601 with a time zone.
   */
  decidedAt?: string;
}
/**
 * What a person at the lender prints and mails.
 */
export interface PaperCopies {
  to?: Postal;
  /**
   * The documents that still have to be mailed; absent while there are none.
   */
  titles?: string;
  /**
   * When the first of them was asked for. ISO 8601 with a time zone.
   */
  since?: string;
  /**
   * When a person last said that copies are in the mail. ISO 8601 with a time zone.
   */
  mailedAt?: string;
  /**
   * The documents that were mailed then; absent where none were.
   */
  mailed?: string;
}
/**
 * Where it goes.
 */
export interface Postal {
  /**
   * House number and street, or a box.
   */
  street1: string;
  /**
   * Apartment, suite or unit.
   */
  street2?: string;
  /**
   * City.
   */
  city: string;
  /**
   * Two letters of a state, territory or military mail.
   */
  state?:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY'
    | 'AS'
    | 'GU'
    | 'MP'
    | 'PR'
    | 'VI'
    | 'FM'
    | 'MH'
    | 'PW'
    | 'AA'
    | 'AE'
    | 'AP';
  /**
   * ZIP code, five digits or ZIP+4.
   */
  zip?: string;
  /**
   * A ZIP code and state ("89439 CA") that seem not to belong together; the borrower was asked and says that they do.
   */
  zipConfirmed?: string;
  /**
   * Two letters of a country; without it the address is in the United States.
   */
  country?:
    | 'AD'
    | 'AE'
    | 'AF'
    | 'AG'
    | 'AI'
    | 'AL'
    | 'AM'
    | 'AO'
    | 'AR'
    | 'AT'
    | 'AU'
    | 'AW'
    | 'AX'
    | 'AZ'
    | 'BA'
    | 'BB'
    | 'BD'
    | 'BE'
    | 'BF'
    | 'BG'
    | 'BH'
    | 'BI'
    | 'BJ'
    | 'BL'
    | 'BM'
    | 'BN'
    | 'BO'
    | 'BQ'
    | 'BR'
    | 'BS'
    | 'BT'
    | 'BW'
    | 'BY'
    | 'BZ'
    | 'CA'
    | 'CC'
    | 'CD'
    | 'CF'
    | 'CG'
    | 'CH'
    | 'CI'
    | 'CK'
    | 'CL'
    | 'CM'
    | 'CN'
    | 'CO'
    | 'CR'
    | 'CU'
    | 'CV'
    | 'CW'
    | 'CX'
    | 'CY'
    | 'CZ'
    | 'DE'
    | 'DJ'
    | 'DK'
    | 'DM'
    | 'DO'
    | 'DZ'
    | 'EC'
    | 'EE'
    | 'EG'
    | 'EH'
    | 'ER'
    | 'ES'
    | 'ET'
    | 'FI'
    | 'FJ'
    | 'FK'
    | 'FO'
    | 'FR'
    | 'GA'
    | 'GB'
    | 'GD'
    | 'GE'
    | 'GF'
    | 'GG'
    | 'GH'
    | 'GI'
    | 'GL'
    | 'GM'
    | 'GN'
    | 'GP'
    | 'GQ'
    | 'GR'
    | 'GS'
    | 'GT'
    | 'GW'
    | 'GY'
    | 'HK'
    | 'HN'
    | 'HR'
    | 'HT'
    | 'HU'
    | 'ID'
    | 'IE'
    | 'IL'
    | 'IM'
    | 'IN'
    | 'IO'
    | 'IQ'
    | 'IR'
    | 'IS'
    | 'IT'
    | 'JE'
    | 'JM'
    | 'JO'
    | 'JP'
    | 'KE'
    | 'KG'
    | 'KH'
    | 'KI'
    | 'KM'
    | 'KN'
    | 'KP'
    | 'KR'
    | 'KW'
    | 'KY'
    | 'KZ'
    | 'LA'
    | 'LB'
    | 'LC'
    | 'LI'
    | 'LK'
    | 'LR'
    | 'LS'
    | 'LT'
    | 'LU'
    | 'LV'
    | 'LY'
    | 'MA'
    | 'MC'
    | 'MD'
    | 'ME'
    | 'MF'
    | 'MG'
    | 'MK'
    | 'ML'
    | 'MM'
    | 'MN'
    | 'MO'
    | 'MQ'
    | 'MR'
    | 'MS'
    | 'MT'
    | 'MU'
    | 'MV'
    | 'MW'
    | 'MX'
    | 'MY'
    | 'MZ'
    | 'NA'
    | 'NC'
    | 'NE'
    | 'NF'
    | 'NG'
    | 'NI'
    | 'NL'
    | 'NO'
    | 'NP'
    | 'NR'
    | 'NU'
    | 'NZ'
    | 'OM'
    | 'PA'
    | 'PE'
    | 'PF'
    | 'PG'
    | 'PH'
    | 'PK'
    | 'PL'
    | 'PM'
    | 'PN'
    | 'PS'
    | 'PT'
    | 'PY'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RS'
    | 'RU'
    | 'RW'
    | 'SA'
    | 'SB'
    | 'SC'
    | 'SD'
    | 'SE'
    | 'SG'
    | 'SH'
    | 'SI'
    | 'SJ'
    | 'SK'
    | 'SL'
    | 'SM'
    | 'SN'
    | 'SO'
    | 'SR'
    | 'SS'
    | 'ST'
    | 'SV'
    | 'SX'
    | 'SY'
    | 'SZ'
    | 'TC'
    | 'TD'
    | 'TG'
    | 'TH'
    | 'TJ'
    | 'TK'
    | 'TL'
    | 'TM'
    | 'TN'
    | 'TO'
    | 'TR'
    | 'TT'
    | 'TV'
    | 'TW'
    | 'TZ'
    | 'UA'
    | 'UG'
    | 'UY'
    | 'UZ'
    | 'VA'
    | 'VC'
    | 'VE'
    | 'VG'
    | 'VN'
    | 'VU'
    | 'WF'
    | 'WS'
    | 'YE'
    | 'YT'
    | 'ZA'
    | 'ZM'
    | 'ZW';
  /**
   * State, province or region abroad, in its own words.
   */
  region?: string;
  /**
   * Postal code abroad; some countries have none.
   */
  postalCode?: string;
}
/**
 * The newest that there is to tell of conditions about which a person at the lender decides; each changes when there is more to tell.
 */
export interface ConditionNews {
  /**
   * The newest that waits for the borrower.
   */
  raised?: string;
  /**
   * The newest of which something was not accepted.
   */
  rejected?: string;
  /**
   * The newest that was settled.
   */
  settled?: string;
}
