/** What a reviewer found in the papers that prove an income. */
import type { Income } from '../../types/income.ts';
import { record, stored } from '../application/stored.ts';
import { decideVerified } from '../underwriting/decide-verified.ts';
import type { ReviewContext, ReviewEffect } from './review-effect.ts';

type Status = NonNullable<Income['sources']>[number]['status'];

/** The papers show what the borrower said: the income is proved, and the application decided with it. */
export const acceptIncomeDocuments: ReviewEffect = {
  name: 'accept-income-documents',
  run: async (context) => {
    await settle(context, 'VERIFIED');
    await record(context, 'status', { manualPaystubTasksComplete: true });
    await decideVerified(context);
  },
};

/** They do not: the borrower is asked for others. */
export const refuseIncomeDocuments: ReviewEffect = {
  name: 'refuse-income-documents',
  run: (context) => settle(context, 'NEEDS_MORE'),
};

async function settle(context: ReviewContext, status: Status): Promise<void> {
  const { sources = [] } = await stored(context, 'income');
  const settled = sources.map((source) => (source.status === 'IN_PROGRESS' ? { ...source, status } : source));
  const proved = settled.filter((source) => source.status === 'VERIFIED');
  await record(context, 'income', {
    sources: settled,
    ...(proved.length > 0 && {
      verifiedMonthlyCents: proved.reduce((sum, { monthlyCents = 0 }) => sum + monthlyCents, 0),
    }),
  });
}
