/** What a reviewer found in the statements of assets. */
import { addMonths } from '../../engine/dates/add-months.ts';
import { ageOn } from '../../engine/dates/age-on.ts';
import { assetDepletionMonthly } from '../../engine/finance/asset-depletion.ts';
import { record, stored } from '../application/stored.ts';
import { offerInputs } from '../facts/offer-inputs.ts';
import { legalDay } from '../platform/legal-day.ts';
import { underwriteOffer } from '../underwriting/underwrite-offer.ts';
import type { ReviewContext, ReviewEffect } from './review-effect.ts';

/** They show what the borrower says: the assets count as income, and the application is decided with them. */
export const countAssets: ReviewEffect = {
  name: 'count-assets',
  run: async (context) => {
    const { assets = [] } = await stored(context, 'income');
    const { pricing } = context.lender;
    const { monthlyDebts = 0 } = await offerInputs(context, pricing);
    const assetMonthlyCents = assetDepletionMonthly(pricing.assets, {
      assets,
      monthlyDebtsCents: Math.round(monthlyDebts * 100),
      age: await ageInHalfYears(context),
    });
    await record(context, 'income', { assetMonthlyCents });
    await record(context, 'application', { assetDepletion: { complete: true } });
    await record(context, 'status', { uwDecision: null, uwSubDecision: null });
    await context.audit('assets-counted', { accounts: assets.length });
    await underwriteOffer(context);
  },
};

/** They do not: the borrower is asked for others. */
export const refuseAssets: ReviewEffect = {
  name: 'refuse-assets',
  run: async (context) => {
    await record(context, 'application', { assetDepletion: { sent: false, refused: true } });
  },
};

/** Retirement accounts count less before 59½. Without a birthday, as for the young. */
async function ageInHalfYears(context: ReviewContext): Promise<number> {
  const { dob = '' } = await stored(context, 'profile');
  const today = legalDay(context.now);
  const years = ageOn(dob, today) ?? 0;
  return today >= addMonths(dob, years * 12 + 6) ? years + 0.5 : years;
}
