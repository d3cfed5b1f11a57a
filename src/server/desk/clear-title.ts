/** A person cleared what the final title search found: the closing continues. */
import { record, replace, stored } from '../application/stored.ts';
import type { ReviewEffect } from './review-effect.ts';

export const clearTitle: ReviewEffect = {
  name: 'clear-title',
  run: async (context) => {
    const { title } = await stored(context, 'underwriting');
    if (title) await replace(context, 'underwriting', 'title', { ...title, clear: true });
    await record(context, 'status', { title: 'FINAL_TITLE_COMPLETE', titleReview: null });
    await context.audit('title-cleared');
    await context.queue.send('closing-documents');
  },
};
