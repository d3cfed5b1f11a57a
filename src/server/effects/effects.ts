/** Every effect of the domain, by the name that pages use. Registration makes accounts itself. */

import type { Effect } from '../backend/effect.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { acknowledgeDeed } from './acknowledge-deed.ts';
import { acknowledgeFloodNotice } from './acknowledge-flood-notice.ts';
import { appealDecline } from './appeal-decline.ts';
import { applyJointly } from './apply-jointly.ts';
import { askEmployer } from './ask-employer.ts';
import { cancelForAll } from './cancel-for-all.ts';
import { changeOwner } from './change-owner.ts';
import { checkCoBorrower } from './check-co-borrower.ts';
import { checkKba } from './check-kba.ts';
import { checkOwners } from './check-owners.ts';
import { chooseNotarySlot } from './choose-notary-slot.ts';
import { chooseProperty } from './choose-property.ts';
import { chooseSession } from './choose-session.ts';
import { completeLiens } from './complete-liens.ts';
import { completeNotary } from './complete-notary.ts';
import { confirmBank } from './confirm-bank.ts';
import { continueAlone } from './continue-alone.ts';
import { correctHome } from './correct-home.ts';
import { decideAgain } from './decide-again.ts';
import { declineInvitation } from './decline-invitation.ts';
import { explainLatePayments } from './explain-late-payments.ts';
import { explainOwnership } from './explain-ownership.ts';
import { fetchTaxRecords } from './fetch-tax-records.ts';
import { finishBankVisit } from './finish-bank-visit.ts';
import { finishIncomeVisit } from './finish-income-visit.ts';
import { generateSummary } from './generate-summary.ts';
import { getPayoffLetters } from './get-payoff-letters.ts';
import { linkDisburseAccount } from './link-disburse-account.ts';
import { linkIncome } from './link-income.ts';
import { lookForNotaryTimes } from './look-for-notary-times.ts';
import { makeRoom } from './make-room.ts';
import { noteDemographics } from './note-demographics.ts';
import { orderValuation } from './order-valuation.ts';
import { proveContact } from './prove-contact.ts';
import { pullCreditAgain, pullOwnCreditAgain } from './pull-credit-again.ts';
import { pullSoftCredit } from './pull-soft-credit.ts';
import { receiveClosing } from './receive-closing.ts';
import { receivePart } from './receive-part.ts';
import { recordInsurance } from './record-insurance.ts';
import { recordTrust } from './record-trust.ts';
import { rejectProperties } from './reject-properties.ts';
import { renewPapers } from './renew-papers.ts';
import { reportNotaryTrouble } from './report-notary-trouble.ts';
import { requestCorrection } from './request-correction.ts';
import { requestNotaryVisit } from './request-notary-visit.ts';
import { requestPaperCopy } from './request-paper-copy.ts';
import { rescind } from './rescind.ts';
import { searchProperty } from './search-property.ts';
import { selectOffer } from './select-offer.ts';
import { sendAssets } from './send-assets.ts';
import { sendConditionDocuments } from './send-condition-documents.ts';
import { setAutopay } from './set-autopay.ts';
import { settleCondition } from './settle-condition.ts';
import { settleIncome } from './settle-income.ts';
import { signClosing } from './sign-closing.ts';
import { signPart } from './sign-part.ts';
import { startBankVisit } from './start-bank-visit.ts';
import { startIncomeVisit } from './start-income-visit.ts';
import { startKba } from './start-kba.ts';
import { startTaxVisit } from './start-tax-visit.ts';
import { submitApplication } from './submit-application.ts';
import { tryAgain } from './try-again.ts';
import { uploadIncome } from './upload-income.ts';
import { useTaxRecords } from './use-tax-records.ts';
import { verifyDisburseAccount } from './verify-disburse-account.ts';
import { verifyIdentity } from './verify-identity.ts';
import { withdraw } from './withdraw.ts';
import { withdrawEconsent } from './withdraw-econsent.ts';

const all = [
  changeOwner,
  continueAlone,
  checkOwners,
  pullSoftCredit,
  pullCreditAgain,
  pullOwnCreditAgain,
  tryAgain,
  searchProperty,
  chooseProperty,
  rejectProperties,
  explainOwnership,
  completeLiens,
  correctHome,
  decideAgain,
  renewPapers,
  selectOffer,
  makeRoom,
  orderValuation,
  explainLatePayments,
  proveContact,
  generateSummary,
  submitApplication,
  linkIncome,
  startBankVisit,
  startIncomeVisit,
  startTaxVisit,
  fetchTaxRecords,
  finishBankVisit,
  finishIncomeVisit,
  useTaxRecords,
  uploadIncome,
  appealDecline,
  askEmployer,
  settleIncome,
  linkDisburseAccount,
  verifyDisburseAccount,
  sendAssets,
  setAutopay,
  confirmBank,
  verifyIdentity,
  getPayoffLetters,
  acknowledgeFloodNotice,
  signClosing,
  receiveClosing,
  withdraw,
  chooseNotarySlot,
  lookForNotaryTimes,
  requestNotaryVisit,
  startKba,
  checkKba,
  completeNotary,
  reportNotaryTrouble,
  recordInsurance,
  recordTrust,
  rescind,
  requestCorrection,
  requestPaperCopy,
  withdrawEconsent,
  sendConditionDocuments,
  settleCondition,
  acceptInvitation,
  declineInvitation,
  checkCoBorrower,
  noteDemographics,
  applyJointly,
  signPart,
  receivePart,
  chooseSession,
  acknowledgeDeed,
  cancelForAll,
];

export const effects: Record<string, Effect> = Object.fromEntries(all.map((effect) => [effect.name, effect]));
