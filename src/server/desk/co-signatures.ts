/** Every other owner of the home has signed, as a person arranged it: the closing goes on. */
import { record, stored } from '../application/stored.ts';
import { beginCancelPeriod } from '../underwriting/cancel-period.ts';
import type { ReviewEffect } from './review-effect.ts';

export const recordCoSignatures: ReviewEffect = {
  name: 'record-co-signatures',
  run: async (context) => {
    const { signers = [] } = await stored(context, 'figures');
    await record(context, 'figures', { signers: signers.map((each) => ({ ...each, status: 'SIGNED' })) });
    await record(context, 'application', { coDeedStatus: 'COMPLETE' });
    await beginCancelPeriod(context);
    await context.audit('co-owners-signed', { count: signers.length });
    await context.queue.send('notary-documents');
  },
};
