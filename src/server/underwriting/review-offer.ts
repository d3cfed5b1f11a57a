/**
 * Decides the application again after the borrower corrected an answer that prices the offer, or its hold ran out. The
 * chosen offer stays as long as it costs the same; else it is set aside, and the borrower chooses again.
 */

import { offerVersion } from '../../engine/finance/offer-version.ts';
import type { Offer } from '../../types/offer.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { refreshDocuments } from '../documents/refresh-documents.ts';
import { lenderOf } from '../facts/lender.ts';
import { offerInputs } from '../facts/offer-inputs.ts';
import type { Said } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import { compareOffers } from './compare-offers.ts';
import { refuseDecided } from './final-no.ts';
import { pricedOffer } from './priced-offer.ts';
import { type SetAside, setOfferAside } from './set-offer-aside.ts';
import { underwriteOffer } from './underwrite-offer.ts';

/** What the borrower agreed to: while it stays, so does the offer. */
const agreed = ['rate', 'paymentCents', 'drawCents', 'feeCents'] as const;

/**
 * Does nothing while the stored terms hold, nor for a reopened application whose debts are not confirmed: it is decided
 * once, with all corrections. `cause` tells the borrower what changed.
 */
export async function reviewOffer(scope: ApplicationScope, cause: Said, seen?: SetAside): Promise<void> {
  await refuseDecided(scope);
  if ((await stored(scope, 'status')).reopened) return;
  const { pricing } = lenderOf(scope.world, scope.application.orgCode);
  const version = offerVersion(pricing, await offerInputs(scope, pricing));
  const { offerInputs: shown } = await stored(scope, 'figures');
  if (shown?.version === version && legalDay(scope.now) <= (shown.holdUntil ?? '')) return;
  await record(scope, 'status', { requalify: null });
  await underwriteOffer(scope);
  const same = await onTodaysTerms(scope);
  if (same) return keep(scope, same);
  await setOfferAside(scope, cause, seen);
  await compareOffers(scope);
}

/** The chosen offer, priced again; undefined when it costs something else or cannot be made any more. */
async function onTodaysTerms(scope: ApplicationScope): Promise<Partial<Offer> | undefined> {
  const { uwDecision } = await stored(scope, 'status');
  const old = await stored(scope, 'offer');
  const { term, amount, feePercent, autopay } = old;
  if (uwDecision !== 'SELECT' || term === undefined || amount === undefined) return undefined;
  const { pricing } = lenderOf(scope.world, scope.application.orgCode);
  const choice = { term, amount, feePercent: feePercent ?? 0, autopay: autopay ?? false };
  const priced = pricedOffer(pricing, await offerInputs(scope, pricing), choice);
  return 'offer' in priced && agreed.every((name) => priced.offer[name] === old[name])
    ? { ...old, ...priced.offer }
    : undefined;
}

async function keep(scope: ApplicationScope, offer: Partial<Offer>): Promise<void> {
  const { offerInputs: shown } = await stored(scope, 'figures');
  await scope.entities.put('offer', { ...offer, version: shown?.version, holdUntil: shown?.holdUntil });
  // What was signed stays as it was signed.
  const { disclosurelistSummaryComplete } = await stored(scope, 'status');
  if (!disclosurelistSummaryComplete) await refreshDocuments(scope, 'summary');
}
