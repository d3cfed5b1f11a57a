/** Every other owner of the home has signed, as a person arranged it: the closing goes on. */
import { completeCoDeed } from '../signers/settle-co-deed.ts';
import type { ReviewEffect } from './review-effect.ts';

export const recordCoSignatures: ReviewEffect = {
  name: 'record-co-signatures',
  run: async (context) => {
    const signers = await context.signers.list();
    const remaining = signers.filter(({ state }) => state !== 'WITHDRAWN');
    for (const { uuid } of remaining) await context.signers.change(uuid, { state: 'SIGNED' });
    await completeCoDeed(context, remaining.length);
  },
};
