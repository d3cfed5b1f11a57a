/** Books the notary for one of the times offered now. */

import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { kbaState } from '../facts/kba-round.ts';
import { lenderOf } from '../facts/lender.ts';
import { openSlots, slotWords } from '../facts/notary-times.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { wordingOf } from '../platform/language/wording.ts';
import { inApplication } from '../standing/in-application.ts';
import { slotFigure, storeSlots } from '../underwriting/notary-offer.ts';
import { kbaLocked } from './lock-kba.ts';

/** How many of the next free times are named. */
const shown = 3;

export const chooseNotarySlot: Effect = {
  name: 'choose-notary-slot',
  run: async (context) => {
    if (kbaState(await stored(context, 'underwriting'), context.now) === 'LOCKED')
      throw new Refusal(409, [kbaLocked]);
    const { slot = 'NOW' } = await stored(context, 'notary');
    const lender = lenderOf(context.world, context.application.orgCode);
    const slots = openSlots(lender, await stored(context, 'figures'), context.now);
    const isFree = slots.some(({ id }) => id === slot);
    if (!isFree) throw refuseField('slot', says('notary.gone'));
    await book(context, slot);
  },
};

async function book(context: EffectContext, slot: string): Promise<void> {
  const subject = await subjectOf(context, context.request.key);
  const notary = await context.parties.notary.assign(subject, slot);
  if (notary.taken) throw await takenMeanwhile(context);
  const confirmedSlot = slot === 'NOW' ? new Date(context.now).toISOString() : slot;
  await record(context, 'notary', { notaryName: notary.name, confirmedSlot });
  await record(context, 'status', { notaryError: null });
  const { timeZone } = context.request;
  await record(context, 'figures', {
    notary: {
      name: notary.name,
      confirmedFor: slot,
      bring: says('notary.bring').says,
      ...(timeZone && { timeZone }),
    },
  });
}

/** Another borrower was faster: says which times are free next, and offers those from now on. */
async function takenMeanwhile({
  world,
  application,
  now,
  parties,
  request,
}: EffectContext): Promise<Refusal> {
  // By the minute, so that the run with the answer asks the same question.
  const slots = await parties.notary.slots(now - (now % 60_000));
  const wording = wordingOf(world.content, application.orgCode);
  const free = openSlots(lenderOf(world, application.orgCode), { notarySlots: slots.map(slotFigure) }, now);
  const times = free.slice(0, shown).map(({ start = '' }) => slotWords(start, wording, request.timeZone));
  return refuseField(
    'slot',
    says(times.length > 0 ? 'notary.taken' : 'notary.gone', { times: times.join('; ') }),
    {
      afterwards: () => inApplication(world, application.uuid, (scope) => storeSlots(scope, slots)),
    },
  );
}
