/** Payoff letters: what a creditor says that pays a debt off. Asked only with the borrower's authorization. */

import type { Letter, Requested } from '../../../../types/payoff-letters-party.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

/** `mask`: the last digits of the account, where they are known. */
export type OwedDebt = { creditor: string; mask?: string };

export type PayoffLetter = Letter;

export type PayoffLetters = {
  request(subject: Subject, debt: OwedDebt): Promise<{ reference: string }>;
  /** @param attempt 1 for the first look at what was asked for. */
  letter(subject: Subject, reference: string, attempt: number): Promise<PayoffLetter>;
};

/** Payoff letters over HTTP. */
export function httpPayoffLetters(ask: AskParty): PayoffLetters {
  return {
    request: (subject, debt) => ask.about<Requested>('request', subject, debt),
    letter: (subject, reference, attempt) => ask.about<Letter>('letter', subject, { reference, attempt }),
  };
}
