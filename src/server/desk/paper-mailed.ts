/**
 * A person printed and mailed the documents that were wanted on paper. What was asked for after they last looked is not
 * among them: they are told to look again.
 */
import { record } from '../application/stored.ts';
import { papersWanted } from '../facts/papers-wanted.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { lookedAt } from './looked-at.ts';
import type { ReviewEffect } from './review-effect.ts';

export const notePaperMailed: ReviewEffect = {
  name: 'note-paper-mailed',
  run: async (context) => {
    const wanted = await papersWanted(context);
    const looked = await lookedAt(context, context.review, context.by);
    if (wanted.some(({ since }) => since > looked)) throw new Refusal(409, [says('desk.moreAsked')]);
    const mailed = wanted.map(({ document }) => document.uuid);
    const now = Object.fromEntries(mailed.map((uuid) => [uuid, context.now]));
    await record(context, 'underwriting', { paperMailed: now });
    await context.audit('paper-copy-mailed', { documents: mailed });
  },
};
