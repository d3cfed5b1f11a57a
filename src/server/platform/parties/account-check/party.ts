/** Asks whether a bank account exists and belongs to the borrower before money moves. */

import type { Verdict } from '../../../../types/account-check-party.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type AccountVerdict = {
  status: 'VERIFIED' | 'PENDING_REVIEW' | 'FAILED_VERIFICATION';
  /** Why it failed: NETWORK_DOWN (try again), BAD_ROUTING or BAD_ACCOUNT (correct it). */
  reason?: 'NETWORK_DOWN' | 'BAD_ROUTING' | 'BAD_ACCOUNT';
};

export type AccountCheck = {
  verify(
    subject: Subject,
    account: { routingNumber: string; accountNumber: string },
  ): Promise<AccountVerdict>;
};

/** Checking a bank account over HTTP. */
export function httpAccountCheck(ask: AskParty): AccountCheck {
  return { verify: (subject, account) => ask.about<Verdict>('verify', subject, { account }) };
}
