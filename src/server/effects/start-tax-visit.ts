/**
 * Sends the borrower to the tax service, which proves who they are and leads them back. The visit is bound to the
 * application, works once, and ends after the time that limits.json says. It is not bound to the session: that ends
 * after some idle minutes, and the borrower may log in again when they come back.
 */
import { createHmac } from 'node:crypto';
import { record, replace } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { limitsOf, minutes } from '../facts/limits-of.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { isTaxSource, taxKind } from '../underwriting/tax-kind.ts';

export const startTaxVisit: Effect = {
  name: 'start-tax-visit',
  run: async (context) => {
    await refuseDecided(context);
    const { world, application, params, request, parties, returnTo } = context;
    const { type = '' } = params;
    if (!isTaxSource(type)) throw new Refusal(409, [says('page.impossible')]);
    const state = stateOf(context);
    const subject = await subjectOf(context, request.key);
    const { address } = await parties.taxTranscripts.start(subject, { kind: taxKind(type), state, returnTo });
    const endsAt = request.now + minutes(limitsOf(world, application.orgCode).income.taxVisitMinutes);
    await replace(context, 'underwriting', 'taxVisit', { type, endsAt, stateHash: sha256(state) });
    await record(context, 'income', { taxRecords: null, taxSearch: null });
    await context.audit('tax-visit-started', { type });
    context.leaveFor(address);
  },
};

// The same for each run of one submission, or the question to the party would be another one each time.
function stateOf({ key, request }: EffectContext): string {
  return createHmac('sha256', key).update(`tax visit ${request.key}`).digest('base64url');
}
