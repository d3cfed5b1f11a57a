/** Changes the password of a signed-in owner who knows the old one. Ends all other sessions. */

import { checkPassword } from '../../auth/check-password.ts';
import { emailOf, setPassword } from '../../auth/set-password.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { ownNames } from '../accounts/own-names.ts';
import { type AccountEffect, secretOf } from './account-effect.ts';

export const changePassword: AccountEffect = {
  name: 'change-password',
  event: 'password-changed',
  run: async (context) => {
    const { backend, data, session } = context;
    if (!session) throw new Refusal(401, [says('account.logIn')]);
    const account = await checkPassword(backend, session.account.uuid, secretOf(data, 'current'));
    const names = await ownNames(backend.world, account);
    await setPassword(backend, {
      account,
      password: secretOf(data, 'password'),
      names,
      keep: session.uuid,
    });
    await sendMessage(context, 'passwordChanged', emailOf(backend, account));
    return {};
  },
};
