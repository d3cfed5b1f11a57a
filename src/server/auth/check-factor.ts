/** Checks the code of a second factor. Counts first and compares after, so that parallel guesses all count. */
import type { Backend } from '../backend/backend.ts';
import { days } from '../facts/limits-of.ts';
import { sameDigest } from '../platform/crypto/digest.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { countAttempt, forgetAttempts, tenMinutes } from './limit.ts';
import { factorOf, takeRecoveryCode, takeStep } from './second-factor.ts';
import { stepOf, totpCode } from './totp.ts';

/** The sandbox's code that is always right, as its codes by email and text are. */
export const sandboxFactorCode = '000000';
/** In a day, five times as many tries as in ten minutes. */
const dayFactor = 5;

/** How the code was right. */
export type PassedBy = 'app' | 'recovery-code';

/** Refuses with 422 at `/code`, and with 429 after too many tries. A code works once. */
export async function checkFactor(backend: Backend, account: string, typed: string): Promise<PassedBy> {
  const { world, settings } = backend;
  const now = world.clock.now();
  const bucket = `factor/${account}`;
  await countAttempt(world.db, { bucket, most: settings.attempts, windowMs: tenMinutes }, now);
  const inDay = { bucket: `factor-day/${account}`, most: settings.attempts * dayFactor, windowMs: days(1) };
  await countAttempt(world.db, inDay, now);
  const by = await passedBy(backend, account, typed.replace(/\s/g, ''));
  if (!by)
    throw refuseField('code', says('factor.wrong'), {
      security: { event: 'factor-refused', note: { account } },
    });
  await forgetAttempts(world.db, [bucket, inDay.bucket]);
  return by;
}

async function passedBy({ world }: Backend, account: string, code: string): Promise<PassedBy | undefined> {
  const { secret, isProved, lastStep } = await factorOf(world, account);
  const now = stepOf(world.clock.now());
  if (world.mode === 'sandbox' && code === sandboxFactorCode) {
    // It proves a factor that is being set up, and takes no step away from the app.
    if (!isProved) await takeStep(world, account, Math.max(1, lastStep + 1));
    return 'app';
  }
  // A clock may go half a minute wrong (RFC 6238, 5.2).
  for (const step of [now, now - 1, now + 1])
    if (step > lastStep && sameDigest(totpCode(secret, step), code))
      return (await takeStep(world, account, step)) ? 'app' : undefined;
  if (!isProved) return undefined;
  return (await takeRecoveryCode(world, account, code)) ? 'recovery-code' : undefined;
}
