/** The late payments are explained: they stop the application no longer. */
import { record } from '../application/stored.ts';
import type { ReviewEffect } from './review-effect.ts';

export const acceptExplanation: ReviewEffect = {
  name: 'accept-explanation',
  run: async (context) => {
    await record(context, 'status', { delinquencyExplained: true });
  },
};
