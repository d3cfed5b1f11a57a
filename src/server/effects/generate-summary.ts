/** Notes that the demographic questions were answered, without looking at the answers, and has the summary made. */
import { record } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';

export const generateSummary: Effect = {
  name: 'generate-summary',
  run: async (context) => {
    await record(context, 'application', { hasHmda: true });
    await context.queue.send('generate-summary');
  },
};
