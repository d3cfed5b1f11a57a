/** A new password for somebody who proved the address, by the code or by the link that we sent there. */
import { type AccountRow, accountOf, findAccount } from '../auth/find-account.ts';
import { countAttempt, forgetAttempts } from '../auth/limit.ts';
import { type CodeTarget, checkCode, spendCodes } from '../auth/one-time-code.ts';
import { startSession } from '../auth/session.ts';
import { emailOf, setPassword } from '../auth/set-password.ts';
import { addressLimit } from '../auth/sign-in.ts';
import { findSignInLink } from '../auth/sign-in-link.ts';
import { Refusal } from '../errors/refusal.ts';
import { sendMessage } from '../messages/send-message.ts';
import { emailIndex } from '../registration/create-account.ts';
import { type AccountContext, type AccountEffect, secretOf, textOf } from './account-effect.ts';
import { deadLink } from './use-sign-in-link.ts';

const tenMinutes = 10 * 60 * 1000;

/** Every session of the account ends; the one that begins is the owner's. */
export const resetPassword: AccountEffect = {
  name: 'reset-password',
  run: async (context) => {
    const { backend, orgCode, device } = context;
    const { world, keys } = backend;
    const account = context.query.token ? await byLink(context) : await byCode(context);
    await setPassword(backend, account, secretOf(context.data, 'password'));
    const email = emailOf(backend, account);
    await spendCodes(world, targetOf(orgCode, email));
    await forgetAttempts(world.db, [`login/${account.email_index}`]);
    await sendMessage(context, 'passwordChanged', email);
    const now = world.clock.now();
    return { session: await startSession(world.db, keys, { uuid: account.uuid, orgCode }, now, { device }) };
  },
};

async function byCode(context: AccountContext): Promise<AccountRow> {
  const { backend, orgCode, data, ip } = context;
  const { world } = backend;
  const email = textOf(data, 'email').toLowerCase();
  const now = world.clock.now();
  const bucket = `reset/${emailIndex(world, orgCode, email)}`;
  await countAttempt(
    world.db,
    { bucket: `reset-ip/${ip}`, most: addressLimit(backend), windowMs: tenMinutes },
    now,
  );
  await countAttempt(world.db, { bucket, most: backend.settings.attempts, windowMs: tenMinutes }, now);
  await checkCode(world, targetOf(orgCode, email), textOf(data, 'code'));
  // Only who proved that the address is theirs may learn whether it has an account.
  const account = await findAccount(world, orgCode, email);
  if (!account) throw noAccount();
  return account;
}

async function byLink({ backend, orgCode, query }: AccountContext): Promise<AccountRow> {
  const { world } = backend;
  const asked = { token: query.token ?? '', orgCode, purpose: 'reset' as const, now: world.clock.now() };
  const uuid = await findSignInLink(world.db, asked);
  const account = uuid ? await accountOf(world, uuid) : undefined;
  if (!account) throw deadLink();
  return account;
}

const targetOf = (orgCode: string, to: string): CodeTarget => ({ channel: 'EMAIL', to, orgCode });

function noAccount(): Refusal {
  const sentence = 'There is no account with this email address';
  return new Refusal(422, [sentence], { fields: { '/email': sentence } });
}
