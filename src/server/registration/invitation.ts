/** A broker's lead: prefilled answers that wait behind a code until the invited person opens it. */
import { randomBytes } from 'node:crypto';
import { days, limitsOf } from '../facts/limits-of.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import { openWithMaster, sealWithMaster } from '../platform/crypto/master-box.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import type { World } from '../platform/world/world.ts';
import { type DraftBody, emptyBody } from './draft-store.ts';

const purpose = 'invitation';

/** Returns the code that is in the invitation's link. */
export async function createInvitation(
  world: World,
  orgCode: string,
  entities: Record<string, JsonObject>,
  origin: Record<string, string> = {},
): Promise<string> {
  const code = randomBytes(18).toString('base64url');
  const body = { ...emptyBody(), entities, origin, invited: true };
  await world.db
    .insertInto('invitations')
    .values({
      code_hash: sha256(code),
      org_code: orgCode,
      body: sealWithMaster(world.secrets, purpose, sha256(code), Buffer.from(JSON.stringify(body))),
      expires_at: world.clock.now() + days(limitsOf(world, orgCode).registration.invitationDays),
    })
    .execute();
  return code;
}

/** The prefilled answers; an invitation stays valid until it expires, so a second device can open it as well. */
export async function takeInvitation(
  world: World,
  orgCode: string,
  code: string,
): Promise<DraftBody | undefined> {
  const row = await world.db
    .selectFrom('invitations')
    .select('body')
    .where('code_hash', '=', sha256(code))
    .where('org_code', '=', orgCode)
    .where('expires_at', '>', String(world.clock.now()))
    .executeTakeFirst();
  if (!row) return undefined;
  return JSON.parse(
    openWithMaster(world.secrets, purpose, sha256(code), row.body).toString('utf8'),
  ) as DraftBody;
}
