/** Every effect of a reviewer's answer, by the name that reviews.json uses. */
import { acceptExplanation } from './accept-explanation.ts';
import { acceptOwnership } from './accept-ownership.ts';
import { reopenDecline, upholdDecline } from './answer-appeal.ts';
import { askBureauAgain } from './ask-bureau-again.ts';
import { askIdentityAgain } from './ask-identity-again.ts';
import { acceptBalances, refuseBalances } from './balances.ts';
import { acceptAccount, refuseAccount } from './bank-account.ts';
import { clearTitle } from './clear-title.ts';
import { recordCoSignatures } from './co-signatures.ts';
import { acceptConditionDocuments, refuseConditionDocuments } from './condition-documents.ts';
import { confirmEmployment } from './confirm-employment.ts';
import { decideReview } from './decide-review.ts';
import { acceptIncomeDocuments, refuseIncomeDocuments } from './income-documents.ts';
import { askOtherTimes, callOffVisit, confirmNotaryVisit, recordDeedInPerson } from './notary-visit.ts';
import { refuseOwnerPaper, releaseOwner } from './owner-change.ts';
import { notePaperMailed } from './paper-mailed.ts';
import { cancelByPaperNotice, noteNoPaperNotice } from './paper-notice.ts';
import { acceptPayoffLetters, refusePayoffLetters, renewPayoffs } from './payoff-letter.ts';
import { pullAfterCall } from './pull-after-call.ts';
import { countAssets, refuseAssets } from './read-assets.ts';
import { refuseCoBorrower } from './refuse-co-borrower.ts';
import { refuseOwnership } from './refuse-ownership.ts';
import { askOtherAccount, sendMoneyAgain } from './returned-money.ts';
import type { ReviewEffect } from './review-effect.ts';
import { settleCorrections } from './settle-corrections.ts';
import { startWorkAgain } from './start-work-again.ts';
import { submitDeedAgain } from './submit-deed-again.ts';
import { takeTypedParcel } from './take-typed-parcel.ts';
import { acceptTrust, refuseTrust } from './trust-papers.ts';
import { waitOn } from './wait-on.ts';

const all = [
  releaseOwner,
  refuseOwnerPaper,
  clearTitle,
  acceptAccount,
  refuseAccount,
  acceptTrust,
  refuseTrust,
  acceptExplanation,
  acceptIncomeDocuments,
  refuseIncomeDocuments,
  acceptOwnership,
  refuseOwnership,
  acceptPayoffLetters,
  askBureauAgain,
  acceptBalances,
  refuseBalances,
  startWorkAgain,
  askOtherAccount,
  cancelByPaperNotice,
  noteNoPaperNotice,
  notePaperMailed,
  askOtherTimes,
  callOffVisit,
  confirmEmployment,
  confirmNotaryVisit,
  countAssets,
  decideReview,
  refuseCoBorrower,
  pullAfterCall,
  recordCoSignatures,
  recordDeedInPerson,
  refuseAssets,
  reopenDecline,
  sendMoneyAgain,
  settleCorrections,
  submitDeedAgain,
  refusePayoffLetters,
  renewPayoffs,
  takeTypedParcel,
  upholdDecline,
  waitOn,
  acceptConditionDocuments,
  refuseConditionDocuments,
  askIdentityAgain,
];

export const reviewEffects: Record<string, ReviewEffect> = Object.fromEntries(
  all.map((effect) => [effect.name, effect]),
);
