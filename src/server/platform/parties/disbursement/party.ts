/** Sends money: to the borrower, and to creditors whom the line pays off. A payment is sent once, whoever orders it again. */

import type { Ordered, State } from '../../../../types/disbursement-party.ts';
import type { PostalAddress, Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type Payee = { name: string } & (
  | { way: 'ACH' | 'WIRE'; routingNumber: string; accountNumber: string; accountType: 'CHECKING' | 'SAVINGS' }
  | { way: 'CHECK'; address: PostalAddress }
);

export type Payment = {
  /** Names the payment within its application: of one name, one payment is sent. */
  name: string;
  amountCents: number;
  payee: Payee;
  /** What the payee finds the payment by, such as the number of a loan. */
  memo?: string;
};

export type ReturnReason = 'ACCOUNT_CLOSED' | 'NO_ACCOUNT' | 'ACCOUNT_FROZEN' | 'REFUSED';

/** ACCEPTED: on its way. PAID: it has arrived, and can no longer come back. RETURNED: it came back, whole. */
export type PaymentState =
  | { state: 'ACCEPTED' }
  | { state: 'PAID' }
  | { state: 'RETURNED'; reason: ReturnReason };

export type Disbursement = {
  pay(subject: Subject, payment: Payment): Promise<{ reference: string }>;
  /** @param reference what `pay` answered. @param attempt how often we have looked, this time included. */
  look(subject: Subject, reference: string, attempt: number): Promise<PaymentState>;
};

/** Payments over HTTP. */
export function httpDisbursement(ask: AskParty): Disbursement {
  return {
    pay: (subject, payment) => ask.about<Ordered>('pay', subject, { payment }),
    look: (subject, reference, attempt) => ask.about<State>('look', subject, { reference, attempt }),
  };
}
