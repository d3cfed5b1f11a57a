/** A consumer reporting agency. Called only with the borrower's consent; the caller proves that, not this file. */
import type { KeyFactor } from '../../../../engine/finance/named-factors.ts';
import type { Report } from '../../../../types/credit-bureau-party.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type CreditOutcome =
  | 'OK'
  | 'NO_MATCH'
  | 'NO_MATCH_SSN'
  | 'NO_SCORE'
  | 'FROZEN'
  | 'LOCKED'
  | 'ERROR'
  | 'MINOR'
  | 'FRAUD_ALERT';

export type CreditInquiry = {
  subject: Subject;
  kind: 'SOFT' | 'HARD';
  /** 1 for the first pull of this kind, 2 for the next. */
  attempt: number;
  /** The borrower's PIN of a legacy freeze, 4–10 characters. */
  pin?: string;
  /** We called the consumer back at the number of the alert: the bureau may release the file. */
  confirmedByPhone?: boolean;
};

export type BureauLien = {
  lender: string;
  type: string;
  /** Whole dollars; a line of credit reports its limit. */
  balance: number;
  payment: number;
  includesTaxes: boolean;
};

/** Something that the borrower should be asked for, because of what the file shows. */
export type AskedByParty = {
  /** A word of the enumeration conditionCategory; one that we do not know is left out. */
  category: string;
  /** Words to the borrower. */
  comments?: string;
  numDocsRequired?: number;
};

export type CreditReport = {
  outcome: CreditOutcome;
  bureau: { name: string; address: string; phone: string; website: string };
  /** The freeze can be lifted with the borrower's PIN. */
  frozenWithPin?: boolean;
  /** FICO, 300–850. */
  score?: number;
  /** yyyy-MM-dd. */
  scoreDate?: string;
  /** What lowered the score, the heaviest first. */
  keyFactors?: KeyFactor[];
  /** Whole dollars per month of all reported debts, mortgages included. */
  monthlyDebts?: number;
  liens?: BureauLien[];
  inquiries?: { creditor: string; date: string; kind: 'MORTGAGE' | 'OTHER' }[];
  lates?: { creditor: string; date: string; amount: number; daysLate: number; kind: 'MORTGAGE' | 'OTHER' }[];
  /** Bankruptcy, foreclosure or mortgage charge-off, with the months since. */
  events?: { kind: string; monthsAgo: number }[];
  /** Other debts that the borrower may pay off with this line. */
  payoffCandidates?: { creditor: string; balance: number; payment: number; mask: string }[];
  /** Of a hard pull: what its checks of identity and fraud ask for. */
  conditions?: AskedByParty[];
};

export type CreditBureau = { pull(inquiry: CreditInquiry): Promise<CreditReport> };

/** The credit bureau over HTTP. */
export function httpCreditBureau(ask: AskParty): CreditBureau {
  return { pull: ({ subject, ...inquiry }) => ask.about<Report>('pull', subject, inquiry) };
}
