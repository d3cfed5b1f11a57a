/** Books the notary for one of the times offered now. */

import { record, stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { refuseField } from '../errors/refuse-field.ts';
import { kbaState } from '../facts/kba-round.ts';
import { lenderOf } from '../facts/lender.ts';
import { openSlots } from '../facts/notary-times.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { says } from '../language/said.ts';
import type { Effect, EffectContext } from './effect.ts';
import { kbaLocked } from './lock-kba.ts';

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
  const confirmedSlot = slot === 'NOW' ? new Date(context.now).toISOString() : slot;
  await record(context, 'notary', { notaryName: notary.name, confirmedSlot });
  await record(context, 'status', { notaryError: null });
  await record(context, 'figures', {
    notary: { name: notary.name, confirmedFor: slot, bring: says('notary.bring').says },
  });
}
