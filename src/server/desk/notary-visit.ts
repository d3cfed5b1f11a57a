/** What a person arranges for a deed that is signed on paper. */
import { closingRules } from '../../engine/finance/closing-rules.ts';
import { address } from '../../engine/text/address.ts';
import type { Notary } from '../../types/notary.ts';
import { mark } from '../application/mark.ts';
import { record, stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { homeOf } from '../facts/home-of.ts';
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
  const { org, decisions } = context.lender;
  const { location, occupancy = '' } = await homeOf(context);
  const { officeOnly } = closingRules(decisions, location?.state ?? '', occupancy);
  return address(officeOnly ? org.companyAddress : (wished ?? location));
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

/** The signed deed came back from the notary. */
export const recordDeedInPerson: ReviewEffect = {
  name: 'record-deed-in-person',
  run: async (context) => {
    await mark(context, 'notarized');
    await record(context, 'status', { manualDeedSigningComplete: true, disclosurelistNotaryComplete: true });
  },
};
