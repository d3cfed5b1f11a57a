/** Payoff letters: what a creditor says that pays a debt off. Asked only with the borrower's authorization. */
import type { PostalAddress, Subject } from './subject.ts';

/** `mask`: the last digits of the account, where they are known. */
export type OwedDebt = { creditor: string; mask?: string };

export type PayoffLetter =
  | { pending: true }
  | {
      pending: false;
      amountCents: number;
      /** Interest of each day after `goodThrough`. */
      perDiemCents: number;
      /** The last day on which the amount pays the debt off, yyyy-MM-dd. */
      goodThrough: string;
      /** Where the creditor takes checks. */
      payTo: PostalAddress;
    };

export type PayoffLetters = {
  request(subject: Subject, debt: OwedDebt): Promise<{ reference: string }>;
  /** @param attempt 1 for the first look at what was asked for. */
  letter(subject: Subject, reference: string, attempt: number): Promise<PayoffLetter>;
};
