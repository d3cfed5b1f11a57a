/** A person at our desk approves what a lender says; the page's address names the lender. */
import { approveLender } from '../../desk/lenders/approve-lender.ts';
import { type AccountEffect, textOf } from './account-effect.ts';
import { askedReviewer } from './asked-application.ts';

export const approveLenderEffect: AccountEffect = {
  name: 'approve-lender',
  event: 'lender-approved',
  run: async (context) => {
    const reviewer = await askedReviewer(context);
    const { lender = '' } = context.query;
    await approveLender(context.backend.world, reviewer, { lender, digest: textOf(context.data, 'read') });
    return {};
  },
};
