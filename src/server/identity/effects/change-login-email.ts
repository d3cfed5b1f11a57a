/**
 * Changes the email address of a login. The owner is signed in, knows the password, and has the code sent to the new
 * address. Ends all other sessions and tells the old address.
 */

import { accountTopic } from '../../auth/account-topic.ts';
import { checkPassword } from '../../auth/check-password.ts';
import { type AccountRow, findAccount } from '../../auth/find-account.ts';
import { type CodeTarget, checkCode, takeCode } from '../../auth/one-time-code.ts';
import { endOtherSessions } from '../../auth/session.ts';
import { emailOf } from '../../auth/set-password.ts';
import type { Backend } from '../../backend/backend.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { emailIndex } from '../../platform/crypto/email-index.ts';
import { sealWithMaster } from '../../platform/crypto/master-box.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { refuseField } from '../../platform/errors/refuse-field.ts';
import { says } from '../../platform/language/said.ts';
import { type AccountEffect, secretOf, textOf } from './account-effect.ts';

export const changeLoginEmail: AccountEffect = {
  name: 'change-login-email',
  event: 'login-email-changed',
  run: async (context) => {
    const { backend, data, session, orgCode } = context;
    if (!session) throw new Refusal(401, [says('account.logIn')]);
    const account = await checkPassword(backend, session.account.uuid, secretOf(data, 'current'));
    const target: CodeTarget = { channel: 'EMAIL', to: textOf(data, 'email').toLowerCase(), orgCode };
    const old = emailOf(backend, account);
    if (target.to === old) throw refuseField('email', says('account.emailSame'));
    const code = textOf(data, 'emailCode');
    await checkCode(backend.world, target, code, 'emailCode');
    // Only a visitor who proved the address may learn whether it has an account.
    if (await findAccount(backend.world, orgCode, target.to)) throw taken();
    await store(backend, account, { target, code, keep: session.uuid });
    await sendMessage(context, 'loginEmailChanged', old);
    return {};
  },
};

async function store(
  { world, broadcasts }: Backend,
  account: AccountRow,
  { target, code, keep }: { target: CodeTarget; code: string; keep: string },
): Promise<void> {
  const { uuid, org_code } = account;
  const changed = {
    email_index: emailIndex(world, org_code, target.to),
    email: sealWithMaster(world.secrets, 'account-email', uuid, Buffer.from(target.to)),
  };
  const work = world.db.transaction().execute(async (tx) => {
    await takeCode(world, target, { code, field: 'emailCode', db: tx });
    await tx.updateTable('accounts').set(changed).where('uuid', '=', uuid).execute();
    await endOtherSessions(tx, uuid, world.clock.now(), keep);
    await tx.deleteFrom('sign_in_links').where('account_uuid', '=', uuid).execute();
  });
  await work.catch((error: { code?: unknown }) => {
    throw error.code === uniqueViolation ? taken() : error;
  });
  broadcasts.tell(accountTopic(uuid));
}

const uniqueViolation = '23505';

const taken = () => refuseField('email', says('account.emailTakenHere'));
