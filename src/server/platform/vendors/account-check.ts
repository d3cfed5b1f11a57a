/** Asks whether a bank account exists and belongs to the borrower before money moves. */
import type { Subject } from './subject.ts';

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
