/** A person answered the requests for correction that wait, and the answer says which way. What came after they looked is not among them. */

import type { Correction } from '../../types/correction.ts';
import { record, replace, stored } from '../application/stored.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { lookedAt } from './looked-at.ts';
import type { ReviewEffect } from './review-effect.ts';

export const settleCorrections: ReviewEffect = {
  name: 'settle-corrections',
  run: async (context) => {
    const { corrections = [] } = await stored(context, 'underwriting');
    const looked = await lookedAt(context, context.review, context.by);
    const isOpen = ({ status }: Correction) => status === 'REQUESTED';
    if (corrections.some((one) => isOpen(one) && Date.parse(one.createdAt ?? '') > looked))
      throw new Refusal(409, [says('desk.moreAsked')]);
    const status: Correction['status'] = context.value === 'REJECTED' ? 'REJECTED' : 'ACCEPTED';
    const decidedAt = new Date(context.now).toISOString();
    const settled = corrections.map((one) => (isOpen(one) ? { ...one, status, decidedAt } : one));
    await record(context, 'underwriting', { corrections: settled });
    const last = settled.at(-1);
    if (last) await replace(context, 'figures', 'correction', last);
    await replace(context, 'figures', 'corrections', settled);
    await context.audit('correction-settled', { status: status ?? '' });
  },
};
