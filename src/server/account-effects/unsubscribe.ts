/**
 * Ends the reminders of the reader who holds an email's link. It takes a button, so that a mail scanner cannot do it.
 */
import { accountOf } from '../auth/find-account.ts';
import { Refusal } from '../errors/refusal.ts';
import { readUnsubscribeToken } from '../messages/mail/unsubscribe-token.ts';
import { unsubscribe } from '../messages/unsubscribe.ts';
import type { AccountEffect } from './account-effect.ts';

const unknown = "This link isn't complete. Open it again from the email, or call us and we'll do it for you.";

export const unsubscribeEffect: AccountEffect = {
  name: 'unsubscribe',
  run: async ({ backend: { world }, query }) => {
    const uuid = readUnsubscribeToken(world.secrets, query.token ?? '');
    if (!uuid || !(await accountOf(world, uuid))) throw new Refusal(409, [unknown]);
    await unsubscribe(world, uuid, 'EMAIL');
    return {};
  },
};
