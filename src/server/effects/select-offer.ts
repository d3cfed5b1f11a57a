/**
 * Prices the chosen offer again and stores the server's own figures. Refuses when they changed meanwhile; never
 * applies a change silently.
 */

import { isRecord } from '../../engine/facts/facts.ts';
import type { OfferChoice, OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { offerVersion } from '../../engine/finance/offer-version.ts';
import { quote } from '../../engine/finance/quote.ts';
import type { Figures } from '../../types/figures.ts';
import type { Offer } from '../../types/offer.ts';
import type { Pricing } from '../../types/pricing.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { refreshDocuments } from '../documents/refresh-documents.ts';
import { lenderOf } from '../facts/lender.ts';
import { offerInputs } from '../facts/offer-inputs.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { pricedOffer } from '../underwriting/priced-offer.ts';
import { renewOffer } from '../underwriting/renew-offer.ts';
import type { SetAside } from '../underwriting/set-offer-aside.ts';

const changed = says('offer.changed');
/** What the borrower saw, which the server must find again. */
const seen = ['rate', 'paymentCents', 'drawCents', 'feeCents'] as const;

export const selectOffer: Effect = {
  name: 'select-offer',
  run: async (context) => {
    await refuseDecided(context);
    const answer = isRecord(context.data.offer) ? context.data.offer : {};
    const { pricing } = lenderOf(context.world, context.application.orgCode);
    const shown = (await stored(context, 'figures')).offerInputs;
    const inputs = await offerInputs(context, pricing);
    const version = offerVersion(pricing, inputs);
    if (shown?.version !== version || legalDay(context.now) > (shown.holdUntil ?? ''))
      refuseOutdated(context, seenTerms(pricing, shown, choiceOf(answer)));
    if (answer.version !== version) throw new Refusal(409, [changed]);
    const priced = pricedOffer(pricing, inputs, choiceOf(answer));
    if ('refused' in priced)
      throw new Refusal(422, [priced.refused], { fields: { '/offer': priced.refused } });
    refuseOtherPrice(answer, priced.offer);
    await context.entities.put('offer', {
      ...priced.offer,
      version,
      holdUntil: shown.holdUntil,
      acceptedAt: new Date(context.now).toISOString(),
    });
    await record(context, 'figures', { chosen: chosenOf(priced.offer), revision: null });
    await settleRevision(context);
    const { disclosurelistSummaryComplete } = await stored(context, 'status');
    if (!disclosurelistSummaryComplete) await refreshDocuments(context, 'summary');
    // An offer that changed with who applies was waited for.
    else for (const job of ['after-submission', 'closing-documents'] as const) await context.queue.send(job);
  },
};

/** The refusal rolls this transaction back, so the new terms are laid out after it, in time for the page to show them. */
function refuseOutdated({ world, application }: EffectContext, seen: SetAside | undefined): never {
  throw new Refusal(409, [changed], { afterwards: () => renewOffer(world, application.uuid, seen) });
}

/** The terms as the borrower saw them: the stored terms, priced again. Another table's prices are no longer known. */
function seenTerms(
  pricing: Pricing,
  shown: Figures['offerInputs'],
  choice: OfferChoice,
): SetAside | undefined {
  if (!shown?.version?.startsWith(`${pricing.version}-`)) return undefined;
  const priced = quote(pricing, shown as OfferInputs, choice);
  return priced
    ? { ...choice, ratePercent: priced.ratePercent, paymentCents: priced.paymentCents }
    : undefined;
}

/** What the borrower agreed to, to compare with the final numbers before signing. */
function chosenOf({
  amount,
  term,
  rate,
  feePercent,
  autopay,
  paymentCents,
  drawCents,
  feeCents,
}: Partial<Offer>) {
  const shown = { amount, term, ratePercent: rate, feePercent, autopay, paymentCents, drawCents, feeCents };
  return shown as NonNullable<Figures['chosen']>;
}

function choiceOf({ term, amount, feePercent, autopay }: JsonObject): OfferChoice {
  return {
    term: Number(term),
    amount: Number(amount),
    feePercent: Number(feePercent),
    autopay: autopay === true,
  };
}

function refuseOtherPrice(answer: JsonObject, offer: Partial<Offer>) {
  const differs = seen.some((name) => typeof answer[name] === 'number' && answer[name] !== offer[name]);
  if (differs) throw new Refusal(409, [changed]);
}

/** A revised offer that was accepted is the verified one from here on. */
async function settleRevision(context: EffectContext) {
  const { revisedOffer } = await stored(context, 'status');
  if (!revisedOffer) return;
  await record(context, 'status', {
    revisedOffer: false,
    incomeVerified: true,
    uwDecision: 'APPROVED',
    uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER',
  });
  await context.queue.send('closing-documents');
}
