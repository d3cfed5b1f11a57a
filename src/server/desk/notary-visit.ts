/** What a person arranges for a deed that is signed on paper. */
import { address } from '../../engine/text/address.ts';
import type { Notary } from '../../types/notary.ts';
import { mark } from '../application/mark.ts';
import { record, stored } from '../application/stored.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { closingRulesOf } from '../facts/closing-rules-of.ts';
import { homeOf } from '../facts/home-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { beginFunding } from '../underwriting/begin-funding.ts';
import { beginCancelPeriod } from '../underwriting/cancel-period.ts';
import { fileScan } from './file-scan.ts';
import type { ReviewContext, ReviewEffect } from './review-effect.ts';

type Place = NonNullable<Notary['manual']>['location'];

/** A notary takes the time whose place among the borrower's times the answer names: 0 is the first. */
export const confirmNotaryVisit: ReviewEffect = {
  name: 'confirm-notary-visit',
  run: async (context) => {
    const { manual } = await stored(context, 'notary');
    const time = manual?.preferences?.[Number(context.value ?? 0)];
    if (!time) throw new Refusal(409, ['The borrower named no such time.']);
    await record(context, 'notary', { confirmedSlot: time });
    await record(context, 'figures', {
      notary: { confirmedFor: time.slice(0, 16), location: await placeOf(context, manual?.location) },
    });
  },
};

/** Where the law wants the deed signed at an office, it is the lender's own, wherever the borrower would rather meet. */
async function placeOf(context: ReviewContext, wished: Place | undefined): Promise<string> {
  const { location } = await homeOf(context);
  const { officeOnly } = await closingRulesOf(context);
  return address(officeOnly ? context.lender.org.companyAddress : (wished ?? location));
}

/** A person told the notary that the visit is off, because the application ended. */
export const callOffVisit: ReviewEffect = {
  name: 'call-off-visit',
  run: async (context) => {
    await record(context, 'notary', { confirmedSlot: null });
    await context.audit('called-off', { company: 'notary in person', stopped: true });
  },
};

/** No notary can come at these times: the borrower chooses others. */
export const askOtherTimes: ReviewEffect = {
  name: 'ask-other-times',
  run: async (context) => {
    await record(context, 'application', { requestedManualNotaryTime: null });
    await record(context, 'notary', { confirmedSlot: null, manual: null });
    await record(context, 'figures', { notary: null });
  },
};

/** The signed deed came back from the notary, and with it the agreement where that is signed at an office too. */
export const recordDeedInPerson: ReviewEffect = {
  name: 'record-deed-in-person',
  run: async (context) => {
    await fileScan(context, true);
    const { signsAtOffice } = await stored(context, 'status');
    if (signsAtOffice) await recordClosing(context);
    await mark(context, 'notarized');
    await record(context, 'status', { manualDeedSigningComplete: true, disclosurelistNotaryComplete: true });
    await beginFunding(context);
  },
};

/** The line was closed at the office: the right to cancel begins. */
async function recordClosing(context: ReviewContext): Promise<void> {
  const signedAt = new Date(context.now).toISOString();
  const documents = await occasionDocuments(context, 'closing');
  for (const { uuid, attributes } of documents)
    if (attributes.requiresSignature) await context.documents.annotate(uuid, { status: 'SIGNED', signedAt });
  await mark(context, 'signed');
  await beginCancelPeriod(context);
  await record(context, 'status', { signsAtOffice: null });
  await context.audit('closing-signed-at-office', { count: documents.length });
}
