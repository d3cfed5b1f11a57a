/**
 * Where a decline that an appeal undoes begins again, by the word that decisions.json uses: an answer of the borrower,
 * an outside party that is asked once more, or what a reviewer of the first time could have answered.
 */
import { record, stored } from '../application/stored.ts';
import { askCoBorrowers } from '../underwriting/ask-co-borrowers.ts';
import { pullAgain } from '../underwriting/pull-again.ts';
import { acceptExplanation } from './accept-explanation.ts';
import { acceptOwnership } from './accept-ownership.ts';
import { clearTitle } from './clear-title.ts';
import { confirmEmployment } from './confirm-employment.ts';
import { pullAfterCall } from './pull-after-call.ts';
import type { ReviewContext, ReviewEffect } from './review-effect.ts';

export const waysBack: Record<string, ReviewEffect['run']> = {
  'accept-explanation': acceptExplanation.run,
  'accept-ownership': acceptOwnership.run,
  'ask-borrower': askBorrower,
  'ask-bureau': pullAgain,
  'ask-bureau-after-call': pullAfterCall.run,
  'ask-co-borrowers': (context) => askCoBorrowers(context, () => true),
  'ask-county': askCounty,
  'ask-income': askIncome,
  'ask-reviewer': askReviewer,
  'ask-valuer': askValuer,
  'clear-title': clearTitle.run,
  'confirm-employment': confirmEmployment.run,
  // What a decline of an earlier version has stored.
  'record-co-signatures': askReviewer,
};

/** The borrower checks income and debts; confirming the debts decides again. */
async function askBorrower(context: ReviewContext): Promise<void> {
  await record(context, 'figures', { offerInputs: null });
  await record(context, 'status', { reopened: true });
}

/** A parcel number that led nowhere is typed again. */
async function askCounty(context: ReviewContext): Promise<void> {
  await record(context, 'status', {
    softCreditStatus: 'PROPERTY',
    propertyOutcome: null,
    propertyComplete: null,
  });
  const { property } = await stored(context, 'application');
  await record(context, 'application', { property: { ...property, apn: null } as never });
  await context.queue.send('soft-credit');
}

/** What was proved is proved once more: a source keeps its place, for the same job must not count twice. */
async function askIncome(context: ReviewContext): Promise<void> {
  const { sources = [] } = await stored(context, 'income');
  await record(context, 'income', {
    verifiedMonthlyCents: null,
    sources: sources.map((source) => ({ ...source, status: 'NEEDS_MORE' as const })),
  });
}

/** Once nothing is declined any more, the review opens again by its own rule, and asks for what it takes. */
async function askReviewer(): Promise<void> {}

/** The next valuation is compared with the value that the offer was made with, not with the one that is appealed. */
async function askValuer(context: ReviewContext): Promise<void> {
  const { value } = await stored(context, 'underwriting');
  const { property } = await stored(context, 'application');
  if (property && value?.value !== undefined)
    await record(context, 'application', { property: { ...property, valueCents: value.value * 100 } });
  await record(context, 'status', { bpo: 'BPO_REQUIRED' });
}
