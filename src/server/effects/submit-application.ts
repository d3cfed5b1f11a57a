/**
 * The borrower signed and submitted the application: invites who is to borrow too. The hard pull, to which the borrower
 * has agreed, waits for them.
 */

import { mark } from '../application/mark.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { outdatedDocuments } from '../documents/refresh-documents.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import { inviteOwners } from '../signers/invite-owners.ts';
import { renewOffer } from '../underwriting/renew-offer.ts';
import { signGroup } from './sign-group.ts';

export const submitApplication: Effect = {
  name: 'submit-application',
  run: async (context) => {
    const agreed = (await context.consents.list()).some(({ type }) => type === 'HARD_CREDIT');
    if (!agreed) throw new Refusal(409, [says('application.agreeFirst')]);
    const { disclosurelistSummaryReady } = await stored(context, 'status');
    if (!disclosurelistSummaryReady) throw new Refusal(409, [says('application.preparing')]);
    await refuseExpired(context);
    if ((await outdatedDocuments(context, 'summary')).length > 0) refuseOutdated(context);
    await signGroup(context, await occasionDocuments(context, 'summary'), {
      field: 'signature',
      read: 'read',
    });
    await record(context, 'status', { disclosurelistSummaryComplete: true, summarySubmitted: true });
    await mark(context, 'submitted');
    await inviteOwners(context, 'CO_BORROWER');
    await context.queue.send('after-submission');
  },
};

/** A rate is held for a time; after it, the borrower reviews today's terms before anything is signed. */
async function refuseExpired(context: EffectContext): Promise<void> {
  const { holdUntil } = await stored(context, 'offer');
  if (holdUntil && legalDay(context.now) <= holdUntil) return;
  const { world, application } = context;
  throw new Refusal(409, [says('application.holdEnded')], {
    afterwards: () => renewOffer(world, application.uuid),
  });
}

/** The refusal rolls this transaction back, so the new summary is made by a job, sent once that is done. */
function refuseOutdated({ world, application: { uuid } }: EffectContext): never {
  const changed = says('application.changed');
  throw new Refusal(409, [changed], {
    afterwards: () => world.queue.send('refresh-summary', { applicationUuid: uuid }),
  });
}
