/** Owners have signed on paper, as a person arranged it. Once nobody else is left, the closing goes on. */
import { esignWithdrawnAt } from '../facts/esign-withdrawn-at.ts';
import { settleCoDeed } from '../signers/settle-co-deed.ts';
import type { ReviewEffect } from './review-effect.ts';

export const recordCoSignatures: ReviewEffect = {
  name: 'record-co-signatures',
  run: async (context) => {
    const allOnPaper = (await esignWithdrawnAt(context)) !== undefined;
    const signers = (await context.signers.list()).filter(
      ({ state, inPerson }) => state !== 'WITHDRAWN' && (allOnPaper || inPerson),
    );
    for (const { uuid } of signers) await context.signers.change(uuid, { state: 'SIGNED' });
    await context.audit('signed-on-paper', { count: signers.length });
    await settleCoDeed(context);
  },
};
