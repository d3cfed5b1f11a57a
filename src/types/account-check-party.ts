/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, FirstName, LastName } from './common-party.ts';

export interface Check {
  application: Application;
  subject: { firstName: FirstName; lastName: LastName };
  account: { routingNumber: string; accountNumber: string };
}
export interface Verdict {
  status: 'VERIFIED' | 'PENDING_REVIEW' | 'FAILED_VERIFICATION';
  /** Why it failed: try again, or correct the number. */
  reason?: 'NETWORK_DOWN' | 'BAD_ROUTING' | 'BAD_ACCOUNT';
}
