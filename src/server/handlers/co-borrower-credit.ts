/**
 * The hard pull of someone who borrows too, as work on their own part. It is queued once the borrower's own report is in,
 * and asks nothing for an application that has ended.
 */
import { storeCoBorrowerReport } from '../underwriting/co-borrower-report.ts';
import { chain } from './chain.ts';
import { hardPull } from './hard-pull.ts';

export const coBorrowerCredit = chain('co-borrower-credit', [
  hardPull(storeCoBorrowerReport, ({ isParentOpen }) => isParentOpen),
]);
