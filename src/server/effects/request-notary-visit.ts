/** The borrower asks for a notary in person, at times that suit: from the notice that a notary needs to as far ahead as they are booked. */
import { record, stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { refuseField } from '../errors/refuse-field.ts';
import { days, hours, limitsOf } from '../facts/limits-of.ts';
import { says } from '../language/said.ts';
import type { Effect, EffectContext } from './effect.ts';

export const requestNotaryVisit: Effect = {
  name: 'request-notary-visit',
  run: async (context) => {
    const { manualDeedSigningComplete } = await stored(context, 'status');
    if (manualDeedSigningComplete) throw new Refusal(409, [says('notary.deedSigned')]);
    const { manual } = await stored(context, 'notary');
    const [first, ...others] = manual?.preferences ?? [];
    if (!first || [first, ...others].some((time) => !isBookable(context, time))) refuse(context);
    await record(context, 'notary', { confirmedSlot: null, notaryName: null });
    await record(context, 'application', { requestedManualNotaryTime: first });
    await record(context, 'figures', { notary: null });
    await record(context, 'status', { manualNotary: true });
    await context.audit('notary-visit-requested', { times: others.length + 1 });
  },
};

// The times are the home's own; a day's difference of zones does not matter to a notice of a day.
function isBookable({ world, application, now }: EffectContext, time: string): boolean {
  const { visitNoticeHours, visitAheadDays } = limitsOf(world, application.orgCode).closing;
  const at = Date.parse(time.length === 16 ? `${time}:00Z` : time);
  return at >= now + hours(visitNoticeHours) - hours(12) && at <= now + days(visitAheadDays + 1);
}

function refuse({ world, application }: EffectContext): never {
  const { visitNoticeHours, visitAheadDays } = limitsOf(world, application.orgCode).closing;
  throw refuseField(
    'preferences',
    says('notary.visitTimes', { hours: visitNoticeHours, days: visitAheadDays }),
  );
}
