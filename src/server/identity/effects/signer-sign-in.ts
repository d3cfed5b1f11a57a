/** Signs in an additional signer by the code that we emailed, and opens what they are invited to: signers need no password. */

import { findAccount } from '../../auth/find-account.ts';
import { checkCode, takeCode } from '../../auth/one-time-code.ts';
import { type NewSession, startSession } from '../../auth/session.ts';
import { signerKind } from '../../auth/signer-kind.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { refuseField } from '../../platform/errors/refuse-field.ts';
import { says } from '../../platform/language/said.ts';
import { type FoundSigner, signersOfEmail } from '../../signers/find-signer.ts';
import { openInvitation } from '../../signers/open-invitation.ts';
import { unknownPassword } from '../../signers/unknown-password.ts';
import { type AccountContext, type AccountEffect, textOf } from './account-effect.ts';

export const signerSignIn: AccountEffect = {
  name: 'signer-sign-in',
  run: async (context) => {
    const { backend, orgCode, data } = context;
    const { world } = backend;
    const email = textOf(data, 'email').toLowerCase();
    const target = { channel: 'EMAIL' as const, to: email, orgCode };
    const code = textOf(data, 'code');
    await checkCode(world, target, code);
    const found = await signersOfEmail(world, orgCode, email);
    const session = await (found.length > 0 ? openNewest(context, found) : signIn(context, email));
    await takeCode(world, target, { code });
    return { session };
  },
};

/** Opens every invitation that opens; if none does, the newest says why. */
async function openNewest({ backend, device }: AccountContext, found: FoundSigner[]): Promise<NewSession> {
  const secret = await unknownPassword();
  const opened: NewSession[] = [];
  const refusals: Refusal[] = [];
  for (const each of found) {
    const opening = openInvitation(backend, each, { by: 'code', device, secret });
    await opening.then(
      (session) => opened.push(session),
      (error) => refusals.push(asRefusal(error)),
    );
  }
  const [session] = opened;
  if (session) return session;
  throw refusals[0] ?? notInvited();
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

async function signIn({ backend, orgCode, device }: AccountContext, email: string): Promise<NewSession> {
  const { world, keys } = backend;
  const account = await findAccount(world, orgCode, email);
  if (account?.kind !== signerKind) throw notInvited();
  const now = world.clock.now();
  return startSession(world.db, keys, { uuid: account.uuid, orgCode }, now, { device });
}

// The address is proved by now, so its owner may learn that no invitation was sent to it.
const notInvited = () => refuseField('email', says('account.notInvited'));
