/** What is done after everyone signed the agreement, until the deed can be signed. */

import { record, stored } from '../application/stored.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { hours, limitsOf } from '../facts/limits-of.ts';
import { legalDay } from '../platform/legal-day.ts';
import { type NotaryOffer, storeNotaryOffer } from '../underwriting/notary-offer.ts';
import { staged } from './staged.ts';
import { localWork, partyWork } from './work.ts';

const deed = partyWork<NotaryOffer>({
  due: ({ status }) => !status.disclosurelistNotaryReady,
  occasion: () => 'notary',
  ask: async ({ parties, clock }, subject) => ({
    acceptsRemote: await parties.notary.acceptsRemote(subject),
    slots: await parties.notary.slots(clock.now()),
  }),
  store: async (scope, offer) => {
    await storeNotaryOffer(scope, offer);
    await makeDocuments(scope, 'notary');
    await record(scope, 'status', { disclosurelistNotaryReady: true });
    return 0;
  },
});

/** An attorney needs some time; the sandbox's skip-wait ends the review. */
const attorney = localWork(
  ({ status }) => status.attorneyReview === true,
  async (scope, _answer, { skipped }) => {
    const { attorneySince } = await stored(scope, 'underwriting');
    const since = attorneySince ?? scope.now;
    const { attorneyReviewHours } = limitsOf(scope.world, scope.application.orgCode).closing;
    const until = since + hours(attorneyReviewHours);
    if (!skipped && scope.now < until) {
      await record(scope, 'underwriting', { attorneySince: since });
      return until - scope.now;
    }
    await record(scope, 'status', { attorneyReview: false });
    return 0;
  },
);

const waitingPeriod = localWork(
  ({ status }) => status.notaryWaitUntil !== undefined,
  async (scope, _answer, { skipped }) => {
    const { notaryWaitUntil = '' } = await stored(scope, 'status');
    if (!skipped && legalDay(scope.now) < notaryWaitUntil) return hours(6);
    await record(scope, 'status', { notaryWaitUntil: null });
    return 0;
  },
);

export const notaryDocuments = staged('notary-documents', {
  'make-deed': deed,
  'await-attorney': attorney,
  'await-notary-day': waitingPeriod,
});
