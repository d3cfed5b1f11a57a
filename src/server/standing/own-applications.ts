/** Which applications an account has at its lender. */

import type { World } from '../platform/world/world.ts';

/** The newest fifty applications of an account at its lender; its parts in those of others do not count. */
export function ownApplications({ db }: World, { uuid, orgCode }: { uuid: string; orgCode: string }) {
  return db
    .selectFrom('applications')
    .select('uuid')
    .where('owner_uuid', '=', uuid)
    .where('org_code', '=', orgCode)
    .where('parent_uuid', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}
