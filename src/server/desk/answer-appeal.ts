/**
 * What a person decides about an appeal against a decline. Reopening is the only way back from a decline: it takes the
 * decision away, with a row in the audit trail, and begins again where decisions.json says for the row that declined.
 */
import type { Figures } from '../../types/figures.ts';
import { record, stored } from '../application/stored.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { legalDay } from '../platform/legal-day.ts';
import { takeDecisionBack } from '../underwriting/take-decision-back.ts';
import type { ReviewContext, ReviewEffect } from './review-effect.ts';
import { waysBack } from './ways-back.ts';

type Outcome = NonNullable<NonNullable<Figures['appeal']>['outcome']>;

/** The decline stands; the borrower is told. */
export const upholdDecline: ReviewEffect = {
  name: 'uphold-decline',
  run: (context) => note(context, 'UPHELD'),
};

export const reopenDecline: ReviewEffect = {
  name: 'reopen-decline',
  run: async (context) => {
    const { declinedBy } = await stored(context, 'underwriting');
    if (!declinedBy) throw new Refusal(409, ['Nothing was declined.']);
    const { row, reopens } = declinedBy;
    const begin = waysBack[reopens];
    if (!begin) throw new Error(`The way back "${reopens}" of the row "${row}" is not registered.`);
    await note(context, 'REOPENED');
    await context.audit('decline-reopened', { row, reopens });
    await takeDecisionBack(context);
    await begin(context);
  },
};

/** Says the answer, and writes it to the borrower: an appeal has one answer. */
async function note(context: ReviewContext, outcome: Outcome): Promise<void> {
  const { appeal } = await stored(context, 'figures');
  if (!appeal) throw new Refusal(409, ['The borrower did not appeal.']);
  await record(context, 'figures', { appeal: { ...appeal, outcome, answeredOn: legalDay(context.now) } });
  await makeDocuments(context, 'appeal');
}
