/**
 * The borrower is back from the tax service: fetches what the tax authority has on record, and shows it before it counts.
 * Refuses a visit of another application, one that is over, and one that has brought its records. Any refusal
 * and any failure of the party leaves the visit as it is, so that the borrower may try again.
 */
import { verifiedMonthlyIncome } from '../../engine/finance/verified-monthly-income.ts';
import { record, stored } from '../application/stored.ts';
import type { Underwriting } from '../application/underwriting.ts';
import { sha256 } from '../crypto/digest.ts';
import { Refusal } from '../errors/refusal.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { says } from '../language/said.ts';
import { inApplication } from '../transactions/in-application.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { noteLook } from '../underwriting/note-look.ts';
import { taxKind } from '../underwriting/tax-kind.ts';
import type { TaxRecordKind, TaxYear } from '../vendors/tax-transcripts.ts';
import type { Effect, EffectContext } from './effect.ts';

type Visit = NonNullable<Underwriting['taxVisit']>;

export const fetchTaxRecords: Effect = {
  name: 'fetch-tax-records',
  run: async (context) => {
    await refuseDecided(context);
    const visit = await liveVisit(context);
    const { params, parties, request } = context;
    const kind = taxKind(visit.type);
    const subject = await subjectOf(context, request.key);
    const found = await parties.taxTranscripts.transcript(subject, { kind, state: params.state ?? '' });
    if (found.pending) throw notYet(context);
    const monthlyCents = monthlyOf(kind, found.years);
    const { payer, years } = found;
    const yearlyCents = monthlyCents * 12;
    await record(context, 'income', {
      taxRecords: { type: visit.type, payer, years: years.slice(0, 2), yearlyCents, monthlyCents },
    });
    await record(context, 'underwriting', { taxVisit: { ...visit, usedAt: request.now } });
    await noteLook(context, 'TAX_RECORDS', false);
    await context.audit('tax-records-fetched', { type: visit.type, years: years.map(({ year }) => year) });
  },
};

/** The look counts although the submission does not: a service that takes days opens a task. */
function notYet({ world, application }: EffectContext): Refusal {
  const afterwards = () =>
    inApplication(world, application.uuid, (scope) => noteLook(scope, 'TAX_RECORDS', true));
  return new Refusal(409, [says('tax.pending')], { afterwards });
}

async function liveVisit(context: EffectContext): Promise<Visit> {
  const { params, request, world, application } = context;
  const { taxVisit } = await stored(context, 'underwriting');
  if (taxVisit?.stateHash !== sha256(params.state ?? '')) throw new Refusal(409, [says('tax.unknown')]);
  if (taxVisit.usedAt !== undefined) throw new Refusal(409, [says('tax.used')]);
  const { taxVisitMinutes } = limitsOf(world, application.orgCode).income;
  if (request.now >= taxVisit.endsAt)
    throw new Refusal(409, [says('tax.expired', { minutes: taxVisitMinutes })]);
  return taxVisit;
}

/** Tax returns count with the average of two years after expenses, forms of payers with the latest year. */
function monthlyOf(kind: TaxRecordKind, [latest, before]: TaxYear[]): number {
  if (!latest) throw new Refusal(409, [says('tax.none')]);
  if (kind === 'PAYER_FORMS') return verifiedMonthlyIncome({ kind: 'ANNUAL', grossCents: latest.grossCents });
  if (!before) throw new Refusal(409, [says('tax.oneYear')]);
  return verifiedMonthlyIncome({ kind: 'SELF_EMPLOYED', yearsCents: [latest.netCents, before.netCents] });
}
