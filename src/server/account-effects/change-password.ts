/** A new password for somebody who is signed in and knows the old one. All other sessions end. */
import { accountOf } from '../auth/find-account.ts';
import { countAttempt } from '../auth/limit.ts';
import { passwordMatches } from '../auth/password.ts';
import { emailOf, setPassword } from '../auth/set-password.ts';
import { Refusal } from '../errors/refusal.ts';
import { sendMessage } from '../messages/send-message.ts';
import { type AccountEffect, secretOf } from './account-effect.ts';

const tenMinutes = 10 * 60 * 1000;

export const changePassword: AccountEffect = {
  name: 'change-password',
  run: async (context) => {
    const { backend, data, session } = context;
    const { world, settings } = backend;
    if (!session) throw new Refusal(401, ['Please sign in.']);
    const bucket = `password/${session.account.uuid}`;
    const limit = { bucket, most: settings.attempts, windowMs: tenMinutes };
    await countAttempt(world.db, limit, world.clock.now());
    const account = await accountOf(world, session.account.uuid);
    if (!account || !(await passwordMatches(account.password_hash, secretOf(data, 'current')))) throw wrong();
    await setPassword(backend, account, secretOf(data, 'password'), session.uuid);
    await sendMessage(context, 'passwordChanged', emailOf(backend, account));
    return {};
  },
};

function wrong(): Refusal {
  const sentence = 'That is not your current password';
  return new Refusal(422, [sentence], { fields: { '/current': sentence } });
}
