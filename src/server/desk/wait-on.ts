/** A person has called the company that takes too long: the days that it may take count again. */
import { record, replace } from '../application/stored.ts';
import type { ReviewEffect } from './review-effect.ts';

export const waitOn: ReviewEffect = {
  name: 'wait-on',
  run: async (context) => {
    await replace(context, 'underwriting', 'lookedSince', {});
    await record(context, 'status', { slowAnswer: null });
  },
};
