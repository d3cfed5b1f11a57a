/** The sandbox's account check: the account number decides the result. */
import type { AccountCheck, AccountVerdict } from './party.ts';

const verdicts: Record<string, AccountVerdict> = {
  '1000000001': { status: 'PENDING_REVIEW' },
  '1000000002': { status: 'FAILED_VERIFICATION', reason: 'NETWORK_DOWN' },
  '1000000005': { status: 'FAILED_VERIFICATION', reason: 'BAD_ROUTING' },
  '1000000008': { status: 'FAILED_VERIFICATION', reason: 'BAD_ACCOUNT' },
};

export function sandbox(): AccountCheck {
  return {
    async verify(_subject, { accountNumber }) {
      const named = Object.hasOwn(verdicts, accountNumber) ? verdicts[accountNumber] : undefined;
      return named ?? { status: 'VERIFIED' };
    },
  };
}
