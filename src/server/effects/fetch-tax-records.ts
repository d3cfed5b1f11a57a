/**
 * The borrower is back from the tax service: fetches what the tax authority has on record, and shows it before it counts.
 * Records that are not there yet are looked for by a job. Refuses a visit of another application, one that is over, and
 * one that has brought its records. Any refusal and any failure of the party leaves the visit as it is, so that the
 * borrower may try again.
 */
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { nextLook } from '../platform/parties/common/next-look.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { noteLook } from '../underwriting/note-look.ts';
import { endTaxSearch, type TaxVisit, takeTaxRecords } from '../underwriting/take-tax-records.ts';
import { taxKind } from '../underwriting/tax-kind.ts';

export const fetchTaxRecords: Effect = {
  name: 'fetch-tax-records',
  run: async (context) => {
    await refuseDecided(context);
    const visit = await liveVisit(context);
    const { params, parties, request } = context;
    const state = params.state ?? '';
    const subject = await subjectOf(context, request.key);
    const found = await parties.taxTranscripts.transcript(subject, { kind: taxKind(visit.type), state });
    await noteLook(context, 'TAX_RECORDS', found.pending);
    if (found.pending) return lookLater(context, visit, state);
    const answer = await takeTaxRecords(context, visit, found);
    if (answer === 'NONE') throw new Refusal(409, [says('tax.none')]);
    if (answer === 'ONE_YEAR') throw new Refusal(409, [says('tax.oneYear')]);
    await endTaxSearch(context);
  },
};

async function lookLater(context: EffectContext, visit: TaxVisit, state: string): Promise<void> {
  if (visit.search) return;
  await record(context, 'underwriting', { taxVisit: { ...visit, search: { state, looks: 0 } } });
  await record(context, 'income', { taxSearch: 'LOOKING' });
  await context.queue.send('tax-records', {}, { startAfterMs: nextLook(context.world) });
  await context.audit('tax-records-awaited', { type: visit.type });
}

async function liveVisit(context: EffectContext): Promise<TaxVisit> {
  const { params, request, world, application } = context;
  const { taxVisit } = await stored(context, 'underwriting');
  if (taxVisit?.stateHash !== sha256(params.state ?? '')) throw new Refusal(409, [says('tax.unknown')]);
  if (taxVisit.usedAt !== undefined) throw new Refusal(409, [says('tax.used')]);
  const { taxVisitMinutes } = limitsOf(world, application.orgCode).income;
  // A search that has begun has no end of its own: the borrower was back in time.
  if (request.now >= taxVisit.endsAt && !taxVisit.search)
    throw new Refusal(409, [says('tax.expired', { minutes: taxVisitMinutes })]);
  return taxVisit;
}
