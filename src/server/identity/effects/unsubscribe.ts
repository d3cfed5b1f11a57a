/**
 * Ends the reminders of the reader who holds an email's link. It takes a button, so that a mail scanner cannot do it.
 */

import { accountOf } from '../../auth/find-account.ts';
import { readUnsubscribeToken } from '../../messages/mail/unsubscribe-token.ts';
import { unsubscribe } from '../../messages/unsubscribe.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { AccountEffect } from './account-effect.ts';

const unknown = says('account.unsubscribeLink');

export const unsubscribeEffect: AccountEffect = {
  name: 'unsubscribe',
  run: async ({ backend: { world }, query }) => {
    const uuid = readUnsubscribeToken(world.secrets, query.token ?? '');
    if (!uuid || !(await accountOf(world, uuid))) throw new Refusal(409, [unknown]);
    await unsubscribe(world, uuid, 'EMAIL');
    return {};
  },
};
