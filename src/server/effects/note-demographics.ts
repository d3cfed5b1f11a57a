/** Notes that the demographic questions were answered, without looking at the answers. */
import { record } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';

export const noteDemographics: Effect = {
  name: 'note-demographics',
  run: (context) => record(context, 'application', { hasHmda: true }),
};
