/** Books the notary for one of the times offered now. */

import { record, stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { kbaState } from '../facts/kba-round.ts';
import { lenderOf } from '../facts/lender.ts';
import { notaryTimes } from '../facts/notary-times.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { slotFigure } from '../underwriting/notary-offer.ts';
import type { Effect, EffectContext } from './effect.ts';
import { kbaLocked } from './lock-kba.ts';

const gone = 'That time is no longer available. Choose another one.';

export const chooseNotarySlot: Effect = {
  name: 'choose-notary-slot',
  run: async (context) => {
    if (kbaState(await stored(context, 'underwriting'), context.now) === 'LOCKED')
      throw new Refusal(409, [kbaLocked]);
    const { slot = 'NOW' } = await stored(context, 'notary');
    const lender = lenderOf(context.world, context.application.orgCode);
    const { notarySlots = [] } = notaryTimes(lender, await stored(context, 'figures'), context.now);
    const isFree = notarySlots.some(({ id }) => id === slot);
    if (!isFree) throw new Refusal(422, [gone], { fields: { '/slot': gone } });
    await book(context, slot);
  },
};

async function book(context: EffectContext, slot: string): Promise<void> {
  const subject = await subjectOf(context, context.request.key);
  const notary = await context.parties.notary.assign(subject, slot);
  const confirmedFor = slot === 'NOW' ? 'Now' : slotFigure(slot).label;
  const confirmedSlot = slot === 'NOW' ? new Date(context.now).toISOString() : slot;
  await record(context, 'notary', { notaryName: notary.name, confirmedSlot });
  await record(context, 'figures', {
    notary: { name: notary.name, confirmedFor, bring: 'The photo ID you sent us' },
  });
}
