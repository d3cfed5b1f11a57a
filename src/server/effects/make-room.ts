/**
 * The borrower pays off a debt on the home with the line: the debt counts no longer, the line moves up, and the
 * application is decided again. Only a debt that was offered for it; the server looks the offer up itself.
 */
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { revisedLimit } from '../../engine/finance/revised-limit.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { lenderOf } from '../facts/lender.ts';
import { offerInputs } from '../facts/offer-inputs.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { choiceOf, layOutRevision } from '../underwriting/lay-out-revision.ts';
import { storeDecision } from '../underwriting/store-decision.ts';
import { underwriteOffer } from '../underwriting/underwrite-offer.ts';
import { textOf } from './answers.ts';

// Stored by its name: it is worded whenever the borrower reads it.
const { says: cause } = says('offer.payoff');

export const makeRoom: Effect = {
  name: 'make-room',
  run: async (context) => {
    await refuseDecided(context);
    const { winback } = await stored(context, 'figures');
    const chosen = winback?.options.find(({ uuid }) => uuid === textOf(context.data, 'payoff'));
    if (!chosen) throw refuseField('payoff', says('liens.payoff'));
    const { items = [] } = await stored(context, 'liens');
    await record(context, 'liens', {
      items: items.map((item) => (item.uuid === chosen.uuid ? { ...item, payoff: true } : item)),
      winback: { choice: 'PAY_OFF_LIEN', lienUuids: [chosen.uuid] },
    });
    await record(context, 'status', { requalify: null, uwDecision: null, uwSubDecision: null });
    await record(context, 'figures', { winback: null });
    await context.audit('payoff-chosen', { lien: chosen.uuid });
    const { summarySubmitted } = await stored(context, 'status');
    await (summarySubmitted ? revise(context) : underwriteOffer(context));
  },
};

/** After the application was submitted the chosen offer is revised: what changed stands beside what was chosen. */
async function revise(context: EffectContext): Promise<void> {
  const lender = lenderOf(context.world, context.application.orgCode);
  const inputs = await offerInputs(context, lender.pricing);
  const offer = await stored(context, 'offer');
  const revisedMax = Math.min(offer.amount ?? 0, revisedLimit(lender.pricing, inputs, choiceOf(offer)));
  const { minimum: minAmount } = lender.pricing.amount;
  // Only a valuation far below the value used leaves too little room at this point.
  const decided = decideCredit(lender.decisions, 'VALUATION', { valueRatio: 0, revisedMax, minAmount });
  await storeDecision(context, lender, decided);
  if (decided?.flags.revisedOffer)
    await layOutRevision(context, lender, inputs, { offer, revisedMax, cause });
}
