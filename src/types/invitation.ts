/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application } from './application.ts';

/** The co-owner meets the notary in the borrower's session. */
export type MeetTheNotaryTogether = boolean;

/** What a co-owner who signs may know of the borrower's application. All that the one sees of the other: never income, credit, a number or an address to write to. */
export interface Invitation {
  /** A co-deeder signs what secures the line with the home and doesn't owe the debt; a co-borrower owes it too. */
  role?: 'CO_DEEDER' | 'CO_BORROWER';
  /** The borrower's legal name. */
  invitedBy?: string;
  /** The Application ID of the borrower's. */
  loanNumber?: string;
  /** Where the borrower's application stands: under way, closed before it was signed, cancelled within the right to cancel, declined, or paid out; or the borrower took this invitation back, invited the person by another one, continued without this co-borrower, or signs again and has everyone invited again. */
  state?:
    | 'OPEN' | 'WITHDRAWN' | 'RESCINDED' | 'DECLINED' | 'FUNDED' | 'REMOVED' | 'REPLACED' | 'DROPPED'
    | 'RENEWED';
  /** The borrower has signed: the co-owner's documents can be made. */
  papersReady?: boolean;
  /** The law has the agreement and the deed signed at an office. */
  signsAtOffice?: boolean;
  /** The first day on which the law lets the co-owner sign at the office, while it is still to come. */
  signFrom?: string;
  /** The borrower has signed the deed before the notary. */
  deedSigned?: boolean;
  /** When the borrower meets the notary, in words. */
  session?: string;
  /** The last day on which an owner may cancel; absent where there is no such right. */
  cancelUntil?: string;
  /** An owner still has to sign, so the days to cancel have not begun to run out. */
  othersToSign?: boolean;
  /** The days in which an owner may cancel are not over. */
  mayCancel?: boolean;
  /** The day on which money is sent. */
  fundsOn?: string;
  /** The borrower meets the notary in person without the co-owner, who is called about a day of their own. */
  apart?: boolean;
  shared?: MeetTheNotaryTogether;
  /** The co-owner has signed, and has met the notary or will in the borrower's session. */
  settled?: boolean;
  /** The day on which the co-owner declined. */
  declinedOn?: string;
  /** How many invitations were sent. */
  sends?: number;
  /** The day on which the co-borrower signed the joint application. */
  appliedOn?: string;
  /** The line that a co-borrower applies for. In whole dollars. */
  amount?: NonNullable<Application['amount']>;
  /** Its term in years. */
  term?: NonNullable<Application['term']>;
  /** Its annual percentage rate. */
  rate?: NonNullable<Application['rate']>;
  /** Its monthly payment. In cents. */
  paymentCents?: number;
}
