/** E-mail and password become a session. An account that does not exist takes the same way: same work, same words. */
import type { Backend } from '../backend.ts';
import { Refusal } from '../errors/refusal.ts';
import { emailIndex } from '../registration/create-account.ts';
import { findAccount } from './find-account.ts';
import { countAttempt, forgetAttempts } from './limit.ts';
import { passwordMatches } from './password.ts';
import { type NewSession, startSession } from './session.ts';

export type Credentials = { orgCode: string; email: string; password: string; ip: string; device: string };

const tenMinutes = 10 * 60 * 1000;

export async function signIn(backend: Backend, asked: Credentials): Promise<NewSession> {
  const { world, settings } = backend;
  const { orgCode, email, password, ip, device } = asked;
  const now = world.clock.now();
  const index = emailIndex(world, orgCode, email);
  const bucket = `login/${index}/${ip}`;
  const most = settings.attempts;
  await countAttempt(world.db, { bucket, most, windowMs: tenMinutes }, now);
  await countAttempt(world.db, { bucket: `login/${index}`, most: most * 10, windowMs: tenMinutes }, now);
  const fromHere = { bucket: `login-ip/${ip}`, most: addressLimit(backend), windowMs: tenMinutes };
  await countAttempt(world.db, fromHere, now);
  const account = await findAccount(world, orgCode, email);
  const matches = await passwordMatches(account?.password_hash, password);
  if (!account || !matches) throw new Refusal(401, ['The email address or password is not right.']);
  await forgetAttempts(world.db, [bucket]);
  const opening = { device, limited: account.password_expired };
  return startSession(world.db, backend.keys, { uuid: account.uuid, orgCode }, now, opening);
}

/** Attempts per network address. In the sandbox many test borrowers share one. */
export const addressLimit = ({ world, settings }: Backend) =>
  settings.attempts * (world.mode === 'sandbox' ? 1000 : 10);
