/** Asks a signed-in owner for the password again before changes that only the owner may make. Counts the tries. */

import type { Backend } from '../backend/backend.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { type AccountRow, accountOf } from './find-account.ts';
import { countAttempt } from './limit.ts';
import { passwordMatches } from './password.ts';

const tenMinutes = 10 * 60 * 1000;

/** The account. Refuses with 422 at `/current`, with 429 after too many tries. */
export async function checkPassword(
  { world, settings }: Backend,
  uuid: string,
  password: string,
): Promise<AccountRow> {
  const limit = { bucket: `password/${uuid}`, most: settings.attempts, windowMs: tenMinutes };
  await countAttempt(world.db, limit, world.clock.now());
  const account = await accountOf(world, uuid);
  if (!account || !(await passwordMatches(account.password_hash, password))) throw wrong();
  return account;
}

const wrong = () =>
  refuseField('current', says('password.wrong'), { security: { event: 'password-refused' } });
