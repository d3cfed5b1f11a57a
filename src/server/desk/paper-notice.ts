/**
 * Notices to cancel that owners mail: one of any owner ends the line for all, as of the day on which it was posted
 * (12 CFR 1026.15(a)(2)).
 */
import { endApplication } from '../application/end-application.ts';
import { record, stored } from '../application/stored.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import type { ReviewEffect } from './review-effect.ts';

export const cancelByPaperNotice: ReviewEffect = {
  name: 'cancel-by-paper-notice',
  run: async (context) => {
    const { cancelled, payout, funded } = await stored(context, 'status');
    if (cancelled) return;
    if (funded || payout === 'SENT')
      throw new Refusal(409, ['The money was sent. The notice still counts: take it to the legal team.']);
    await endApplication(context, 'RESCINDED');
  },
};

export const noteNoPaperNotice: ReviewEffect = {
  name: 'note-no-paper-notice',
  run: (context) => record(context, 'status', { paperNoticesChecked: true }),
};
