/** The employer confirmed the work: nothing waits for it any more. */
import { record } from '../application/stored.ts';
import type { ReviewEffect } from './review-effect.ts';

export const confirmEmployment: ReviewEffect = {
  name: 'confirm-employment',
  run: async (context) => {
    await record(context, 'status', { employmentVerificationNeeded: false });
  },
};
