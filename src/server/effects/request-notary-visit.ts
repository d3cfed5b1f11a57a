/**
 * The borrower asks for a notary in person, at times that suit: from the notice that a notary needs to as far ahead as
 * they are booked, by the clocks of the home. A booked visit may be moved until some hours before it.
 */
import { instantIn } from '../../engine/dates/instant-in.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { homeZones } from '../facts/home-zones.ts';
import { days, hours, limitsOf } from '../facts/limits-of.ts';
import { notaryFeeCents } from '../facts/notary-fee.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { charge } from '../underwriting/charge.ts';

export const requestNotaryVisit: Effect = {
  name: 'request-notary-visit',
  run: async (context) => {
    const { manualDeedSigningComplete } = await stored(context, 'status');
    if (manualDeedSigningComplete) throw new Refusal(409, [says('notary.deedSigned')]);
    const zones = await homeZones(context);
    const { manual, confirmedSlot } = await stored(context, 'notary');
    const { manualNotary } = await stored(context, 'status');
    if (manualNotary && confirmedSlot) refuseLate(context, zones, confirmedSlot);
    const [first, ...others] = manual?.preferences ?? [];
    if (!first || [first, ...others].some((time) => !isBookable(context, zones, time))) refuse(context);
    await record(context, 'notary', { confirmedSlot: null, notaryName: null });
    await record(context, 'application', { requestedManualNotaryTime: first });
    await record(context, 'figures', { notary: null });
    await record(context, 'status', { manualNotary: true });
    await charge(context, 'notaryCents', await notaryFeeCents(context));
    await context.audit('notary-visit-requested', { times: others.length + 1 });
  },
};

/** In every zone that the home may be in. */
function isBookable({ world, application, now }: EffectContext, zones: string[], time: string): boolean {
  const { visitNoticeHours, visitAheadDays } = limitsOf(world, application.orgCode).closing;
  return zones
    .map((zone) => instantIn(zone, time))
    .every((at) => at >= now + hours(visitNoticeHours) && at <= now + days(visitAheadDays));
}

function refuseLate({ world, application, now }: EffectContext, zones: string[], slot: string): void {
  const { visitChangeHours } = limitsOf(world, application.orgCode).closing;
  const starts = zones.map((zone) => instantIn(zone, slot));
  if (now > Math.min(...starts) - hours(visitChangeHours))
    throw new Refusal(409, [says('notary.visitSoon', { hours: visitChangeHours })]);
}

function refuse({ world, application }: EffectContext): never {
  const { visitNoticeHours, visitAheadDays } = limitsOf(world, application.orgCode).closing;
  throw refuseField(
    'preferences',
    says('notary.visitTimes', { hours: visitNoticeHours, days: visitAheadDays }),
  );
}
