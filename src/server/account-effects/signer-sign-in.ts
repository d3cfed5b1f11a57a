/** Signs in an additional signer by the code that we e-mailed: signers have no password. */
import { findAccount } from '../auth/find-account.ts';
import { checkCode, spendCodes } from '../auth/one-time-code.ts';
import { startSession } from '../auth/session.ts';
import { Refusal } from '../errors/refusal.ts';
import { type AccountEffect, textOf } from './account-effect.ts';

/** The kind of account that an invitation to sign makes. */
export const signerKind = 'CO_DEEDER';

export const signerSignIn: AccountEffect = {
  name: 'signer-sign-in',
  run: async ({ backend, orgCode, data, device }) => {
    const { world, keys } = backend;
    const email = textOf(data, 'email').toLowerCase();
    const target = { channel: 'EMAIL' as const, to: email, orgCode };
    await checkCode(world, target, textOf(data, 'code'));
    const account = await findAccount(world, orgCode, email);
    if (account?.kind !== signerKind) throw notInvited();
    await spendCodes(world, target);
    const now = world.clock.now();
    return { session: await startSession(world.db, keys, { uuid: account.uuid, orgCode }, now, { device }) };
  },
};

// The address is proved by now, so its owner may know that nobody invited it.
function notInvited(): Refusal {
  const sentence = 'No invitation was sent to this address. Use the address that the invitation came to';
  return new Refusal(422, [sentence], { fields: { '/email': sentence } });
}
