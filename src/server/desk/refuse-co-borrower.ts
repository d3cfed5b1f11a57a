/**
 * What the credit file of someone who borrows too says could not be cleared: they do not borrow, and get a notice of their own
 * with the reason of the law. The borrower's application stands still until its borrower continues alone.
 */
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { record, stored } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';
import { speaking } from '../platform/language/spoken.ts';
import { legalDay } from '../platform/legal-day.ts';
import { inParent } from '../standing/in-parent.ts';
import { noteCoBorrowerCredit } from '../underwriting/note-co-borrower-credit.ts';
import { notifyCoBorrower } from '../underwriting/notify-co-borrower.ts';
import type { ReviewEffect } from './review-effect.ts';

export const refuseCoBorrower: ReviewEffect = {
  name: 'refuse-co-borrower',
  run: async (context) => {
    const { lender, review, answer, world, now } = context;
    const decided = decideCredit(lender.decisions, 'REVIEW', { review, answer });
    if (!decided) throw new Error(`decisions.json has no row for the answer "${answer}" of "${review}".`);
    await record(context, 'status', { coBorrowerRefused: true });
    await context.audit('co-borrower-refused', { row: decided.row });
    await inParent(context, async (parent) => {
      const { requestedAmount = 0 } = await stored(parent, 'application');
      // A notice of adverse action is in the language of the flows.
      const { org, flow } = speaking(undefined, () => lenderOf(world, parent.application.orgCode));
      const product = org.companyProduct ?? flow.flow.title;
      const about = { date: legalDay(now), amount: requestedAmount, product, final: true };
      await notifyCoBorrower(context, about, decided.reasons);
      await noteCoBorrowerCredit(parent);
    });
  },
};
