/** The borrower confirmed the debts on the home: settles recent inquiries and starts underwriting. */

import { isBalanceChanged } from '../../engine/finance/balance-change.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { reviewOffer } from '../underwriting/review-offer.ts';
import { setOfferAside } from '../underwriting/set-offer-aside.ts';
import { fileUuids } from './answers.ts';

export const completeLiens: Effect = {
  name: 'complete-liens',
  run: async (context) => {
    const { inquiryAttestNeeded } = await stored(context, 'status');
    const { inquiries = [] } = await stored(context, 'liens');
    const { reportedInquiries = 1 } = await stored(context, 'underwriting');
    if (inquiryAttestNeeded && inquiries.length < reportedInquiries) {
      throw refuseField('inquiries', says('liens.inquiries'));
    }
    const unproved = await areBalancesUnproved(context);
    if (unproved && fileUuids(context.data, 'statements').length === 0)
      throw refuseField('statements', says('liens.statement'));
    await keepReportedDebts(context);
    await record(context, 'status', {
      liensComplete: true,
      reopened: null,
      balancesRefused: null,
      ...(inquiryAttestNeeded ? { inquiryAttestComplete: true } : {}),
    });
    await (unproved ? holdForReview(context) : underwrite(context));
  },
};

/** Of the debts beside the home the borrower says which to pay off; what they are is what the credit file says. */
async function keepReportedDebts(context: EffectContext): Promise<void> {
  const { reportedDebts } = await stored(context, 'underwriting');
  const { debts = [] } = await stored(context, 'liens');
  if (!reportedDebts && debts.length === 0) return;
  const chosen = new Set(debts.filter(({ payoff }) => payoff).map(({ uuid }) => uuid));
  await record(context, 'liens', {
    debts: (reportedDebts ?? []).map((debt) => ({ ...debt, payoff: chosen.has(debt.uuid) })),
  });
}

/**
 * The first decision runs in a job while the borrower waits; a correction of what an offer rests on is decided at
 * once.
 */
async function underwrite(context: EffectContext): Promise<void> {
  const { offerInputs } = await stored(context, 'figures');
  if (offerInputs) await reviewOffer(context, says('offer.liens'));
  else await context.queue.send('underwrite');
}

/** A person compares the statements first: an offer that stood on the old balances is set aside. */
async function holdForReview(context: EffectContext): Promise<void> {
  const { offerInputs } = await stored(context, 'figures');
  if (offerInputs) await setOfferAside(context, says('offer.liens'));
  await record(context, 'figures', { offerInputs: null });
  const undecided = { uwDecision: null, uwSubDecision: null, requalify: null };
  await record(context, 'status', { ...undecided, balancesInReview: true });
}

/** Compared with our own findings, not with what the browser says they were. A debt that was left out counts as paid. */
async function areBalancesUnproved(context: EffectContext): Promise<boolean> {
  const { reportedLiens = {} } = await stored(context, 'underwriting');
  const { items = [] } = await stored(context, 'liens');
  const { balanceChangePercent } = limitsOf(context.world, context.application.orgCode).liens;
  return Object.entries(reportedLiens).some(([uuid, reported]) => {
    const item = items.find((one) => one.uuid === uuid);
    const told = item && item.open !== false ? item.balance : 0;
    return isBalanceChanged(reported, told, balanceChangePercent);
  });
}
