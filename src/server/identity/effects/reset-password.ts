/** Sets a new password for a visitor who proved the address by the code or the link that we sent there. */

import { guessesOf } from '../../auth/admit-guess.ts';
import { accountOf, findAccount } from '../../auth/find-account.ts';
import { knownBrowser } from '../../auth/known-browser.ts';
import { countFrom, countToward, forgetAttempts, tenMinutes } from '../../auth/limit.ts';
import { type CodeTarget, checkCode, spendCodes, takeCode } from '../../auth/one-time-code.ts';
import { startSession } from '../../auth/session.ts';
import { emailOf, type NewPassword, setPassword } from '../../auth/set-password.ts';
import { findSignInLink, takeSignInLink } from '../../auth/sign-in-link.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { emailIndex } from '../../platform/crypto/email-index.ts';
import { refuseField } from '../../platform/errors/refuse-field.ts';
import { says } from '../../platform/language/said.ts';
import { ownNames } from '../accounts/own-names.ts';
import { type AccountContext, type AccountEffect, secretOf, textOf } from './account-effect.ts';
import { deadLink } from './use-sign-in-link.ts';

/**
 * The account, and what proves its address: the change uses that up, so only one of many parallel requests succeeds.
 */
type Proof = Required<Pick<NewPassword, 'account' | 'spend'>>;

/** Ends every session of the account; the new one is the owner's. */
export const resetPassword: AccountEffect = {
  name: 'reset-password',
  event: 'password-reset',
  run: async (context) => {
    const { backend, orgCode, device } = context;
    const { world, keys } = backend;
    const { account, spend } = context.query.token ? await byLink(context) : await byCode(context);
    const names = await ownNames(world, account);
    await setPassword(backend, { account, password: secretOf(context.data, 'password'), names, spend });
    const email = emailOf(backend, account);
    await spendCodes(world, targetOf(orgCode, email));
    await forgetAttempts(world.db, guessesOf(account.email_index));
    await sendMessage(context, 'passwordChanged', email);
    const now = world.clock.now();
    return { session: await startSession(world.db, keys, { uuid: account.uuid, orgCode }, now, { device }) };
  },
};

async function byCode(context: AccountContext): Promise<Proof> {
  const { backend, orgCode, data } = context;
  const { world } = backend;
  const email = textOf(data, 'email').toLowerCase();
  const code = textOf(data, 'code');
  await limit(context, email);
  await checkCode(world, targetOf(orgCode, email), code);
  // Only a visitor who proved the address may learn whether it has an account.
  const account = await findAccount(world, orgCode, email);
  if (!account) throw noAccount();
  return { account, spend: (db) => takeCode(world, targetOf(orgCode, email), { code, db }) };
}

async function limit(context: AccountContext, email: string): Promise<void> {
  const { backend, orgCode, ip } = context;
  const who = emailIndex(backend.world, orgCode, email);
  await countFrom(backend, 'reset', ip, tenMinutes);
  const known = await knownBrowser(backend.world, orgCode, email, context);
  const most = backend.settings.attempts;
  await countToward(backend, context, { what: 'reset', who, known, most, windowMs: tenMinutes });
}

async function byLink({ backend, orgCode, query }: AccountContext): Promise<Proof> {
  const { world } = backend;
  const link = { token: query.token ?? '', orgCode, purpose: 'reset' as const, now: world.clock.now() };
  const uuid = await findSignInLink(world.db, link);
  const account = uuid ? await accountOf(world, uuid) : undefined;
  if (!account) throw deadLink();
  return {
    account,
    spend: async (tx) => {
      if (!(await takeSignInLink(tx, link))) throw deadLink();
    },
  };
}

const targetOf = (orgCode: string, to: string): CodeTarget => ({ channel: 'EMAIL', to, orgCode });

const noAccount = () => refuseField('email', says('account.none'));
