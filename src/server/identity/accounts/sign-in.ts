/** Turns email and password into a session. A missing account takes the same path: same work, same words. */

import { admitGuess, forgivenBy } from '../../auth/admit-guess.ts';
import { type AccountRow, findAccount } from '../../auth/find-account.ts';
import { type Asker, knownBrowser } from '../../auth/known-browser.ts';
import { forgetAttempts } from '../../auth/limit.ts';
import { passwordMatches } from '../../auth/password.ts';
import { type NewSession, startSession } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { emailIndex } from '../../platform/crypto/email-index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { SecurityNote } from '../../platform/errors/security-events.ts';
import { says } from '../../platform/language/said.ts';
import { mailSignInLink } from './mail-sign-in-link.ts';

export type Credentials = Asker & {
  orgCode: string;
  email: string;
  password: string;
  device: string;
  /** Where our pages stand: https://host/account/heloc. */
  address: string;
};

/**
 * Refuses with 401 in the same words whatever is wrong, and with 429 after too many tries or when the turn is too far
 * off.
 */
export async function signIn(backend: Backend, credentials: Credentials): Promise<NewSession> {
  const { world } = backend;
  const { orgCode, email, password, ip, device } = credentials;
  const index = emailIndex(world, orgCode, email);
  const known = await knownBrowser(world, orgCode, email, credentials);
  const admission = await admitGuess(backend, index, { ip, known });
  const account = await findAccount(world, orgCode, email);
  const matches = await passwordMatches(account?.password_hash, password);
  const owner = matches ? account : undefined;
  const note = { who: index.slice(0, 16), ...(account && { account: account.uuid }) };
  if (admission === 'by-mail') throw refuseByMail(backend, { ...credentials, owner, note });
  if (!owner) throw wrong(note);
  await forgetAttempts(world.db, forgivenBy(backend, index, { ip, known }));
  const opening = { device, limited: owner.password_expired };
  return startSession(world.db, backend.keys, { uuid: owner.uuid, orgCode }, world.clock.now(), opening);
}

// Sent after the answer: its duration must not tell whether the password was right.
function refuseByMail(
  backend: Backend,
  { address, owner, note }: Credentials & { owner: AccountRow | undefined; note: SecurityNote },
): Refusal {
  if (owner) void mailSignInLink(backend, owner, address).catch(() => undefined);
  return new Refusal(429, [says('account.byMail')], { security: { event: 'login-by-mail', note } });
}

const wrong = (note: SecurityNote) =>
  new Refusal(401, [says('account.wrong')], {
    security: { event: 'login-refused', note },
  });
