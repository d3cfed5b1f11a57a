/** Records a request to correct locked answers after the submission. Changes nothing itself: a person looks at it. */
import { randomUUID } from 'node:crypto';
import { record, replace, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { textOf } from './answers.ts';

export const requestCorrection: Effect = {
  name: 'request-correction',
  run: async (context) => {
    const { data, now } = context;
    const field = textOf(data, 'field') ?? '';
    const current = textOf(data, 'current');
    const correction = {
      uuid: randomUUID(),
      field,
      ...(current === undefined ? {} : { current }),
      requested: textOf(data, 'requested') ?? '',
      reason: textOf(data, 'reason') ?? '',
      status: 'REQUESTED' as const,
      createdAt: new Date(now).toISOString(),
    };
    const { corrections = [] } = await stored(context, 'underwriting');
    const all = [...corrections, correction];
    await record(context, 'underwriting', { corrections: all });
    await replace(context, 'figures', 'correction', correction);
    await replace(context, 'figures', 'corrections', all);
    await context.audit('correction-requested', { field });
  },
};
