/** Every durable job of the domain, by its name. */
import type { JobHandler } from '../jobs/job-handler.ts';
import { afterSubmission } from './after-submission.ts';
import { callOff } from './call-off.ts';
import { checkUpload } from './check-upload.ts';
import { closingDocuments } from './closing-documents.ts';
import { coBorrowerCredit } from './co-borrower-credit.ts';
import { deliverMessage } from './deliver-message.ts';
import { funding } from './funding.ts';
import { generateSummary } from './generate-summary.ts';
import { identityCheck } from './identity-check.ts';
import { notaryDocuments } from './notary-documents.ts';
import { payoffLetters } from './payoff-letters.ts';
import { refreshSummary } from './refresh-summary.ts';
import { renewInvitations } from './renew-invitations.ts';
import { rewrapKeys } from './rewrap-keys.ts';
import { sandboxReviewer } from './sandbox-reviewer.ts';
import { sendMessages } from './send-messages.ts';
import { softCredit } from './soft-credit.ts';
import { taxRecords } from './tax-records.ts';
import { underwrite } from './underwrite.ts';
import { valuation } from './valuation.ts';
import { welcomeDocuments } from './welcome-documents.ts';

const all = [
  welcomeDocuments,
  softCredit,
  underwrite,
  valuation,
  payoffLetters,
  taxRecords,
  identityCheck,
  generateSummary,
  refreshSummary,
  afterSubmission,
  coBorrowerCredit,
  closingDocuments,
  notaryDocuments,
  funding,
  callOff,
  sendMessages,
  sandboxReviewer,
  deliverMessage,
  renewInvitations,
  rewrapKeys,
  checkUpload,
];

export const handlers: Record<string, JobHandler> = Object.fromEntries(
  all.map((handler) => [handler.name, handler]),
);
