/** Another session for the account of a live token: how a developer takes over a session of another browser. Sandbox only. */
import type { Backend } from '../backend/backend.ts';
import { type NewSession, startSession } from './session.ts';
import { readToken } from './token.ts';

/** Undefined for a token that is not ours, has expired, belongs to another lender, or whose session has ended. */
export async function secondSession(
  { world, keys }: Pick<Backend, 'world' | 'keys'>,
  token: string,
  orgCode: string,
): Promise<NewSession | undefined> {
  const now = world.clock.now();
  const claims = await readToken(keys, token, now);
  if (!claims || claims.org !== orgCode) return undefined;
  const live = await world.db
    .selectFrom('sessions')
    .select(['account_uuid', 'factor_due'])
    .where('uuid', '=', claims.sid)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', String(now))
    .executeTakeFirst();
  if (live?.account_uuid !== claims.sub) return undefined;
  const account = { uuid: claims.sub, orgCode: claims.org };
  return startSession(world.db, keys, account, now, { factorPassed: !live.factor_due });
}
