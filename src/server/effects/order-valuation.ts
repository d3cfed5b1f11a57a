/** The borrower agreed to a valuation and said who opens the door: orders it. Nothing is ordered twice. */
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { lenderOf } from '../facts/lender.ts';
import { valuationOrder } from '../facts/valuation-order.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { charge } from '../underwriting/charge.ts';
import { refuseDecided } from '../underwriting/final-no.ts';

export const orderValuation: Effect = {
  name: 'order-valuation',
  run: async (context) => {
    await refuseDecided(context);
    const { bpo, noAvm } = await stored(context, 'status');
    if (bpo === 'BPO_PROCESSING' || bpo === 'BPO_COMPLETE')
      throw new Refusal(409, [says('home.valuationOrdered')]);
    const { kind } = await valuationOrder(context);
    await context.entities.merge('valuation', {
      kind,
      status: 'BPO_PROCESSING',
      orderedAt: new Date(context.now).toISOString(),
    });
    await record(context, 'status', {
      bpo: 'BPO_PROCESSING',
      valuationRequested: true,
      valuationVisit: null,
      ...(noAvm ? { valueEstimated: true } : {}),
    });
    const { pricing } = lenderOf(context.world, context.application.orgCode);
    await charge(context, 'valuationCents', pricing.costs.valuation * 100);
    await context.audit('valuation-ordered');
    await context.queue.send('valuation');
  },
};
