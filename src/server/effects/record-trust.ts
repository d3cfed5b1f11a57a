/** The borrower says which trust owns the home, and sends its certificate; a person reads it next. */
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { homeOf } from '../facts/home-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { fileUuids } from './answers.ts';

export const recordTrust: Effect = {
  name: 'record-trust',
  run: async (context) => {
    const { ownership } = await homeOf(context);
    const { trustAccepted } = await stored(context, 'status');
    if (ownership !== 'REVOCABLE_TRUST' || trustAccepted) throw new Refusal(409, [says('trust.settled')]);
    const { revocable } = await stored(context, 'trust');
    if (!revocable) throw refuseField('revocable', says('trust.irrevocable'));
    const files = fileUuids(context.data, 'certificate');
    if (files.length === 0) throw refuseField('certificate', says('trust.certificate'));
    await record(context, 'status', { trustSent: true });
    await context.audit('trust-sent', { files: files.length });
  },
};
