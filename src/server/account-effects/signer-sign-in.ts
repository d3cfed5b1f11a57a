/** Signs in an additional signer by the code that we emailed: signers have no password. */

import { findAccount } from '../auth/find-account.ts';
import { checkCode, takeCode } from '../auth/one-time-code.ts';
import { startSession } from '../auth/session.ts';
import { refuseField } from '../errors/refuse-field.ts';
import { says } from '../language/said.ts';
import { type AccountEffect, textOf } from './account-effect.ts';

/** The kind of account that an invitation to sign makes. */
export const signerKind = 'CO_DEEDER';

export const signerSignIn: AccountEffect = {
  name: 'signer-sign-in',
  run: async ({ backend, orgCode, data, device }) => {
    const { world, keys } = backend;
    const email = textOf(data, 'email').toLowerCase();
    const target = { channel: 'EMAIL' as const, to: email, orgCode };
    const code = textOf(data, 'code');
    await checkCode(world, target, code);
    const account = await findAccount(world, orgCode, email);
    if (account?.kind !== signerKind) throw notInvited();
    await takeCode(world, target, { code });
    const now = world.clock.now();
    return { session: await startSession(world.db, keys, { uuid: account.uuid, orgCode }, now, { device }) };
  },
};

// The address is proved by now, so its owner may learn that no invitation was sent to it.
const notInvited = () => refuseField('email', says('account.notInvited'));
