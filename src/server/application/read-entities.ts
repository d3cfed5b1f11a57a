/** Reads what is stored of another application in the same transaction: without its lock, and with nothing to write by. */
import { openDataKey } from '../platform/crypto/data-key.ts';
import type { ApplicationScope } from './application-scope.ts';
import { askedFlow } from './asked-flow.ts';
import { entityStore } from './entity-store.ts';
import { openStoreContext } from './store-context.ts';

export type ReadEntities = { entities: Pick<ApplicationScope['entities'], 'get'> };

/** The caller knows that the application exists, and may be read for this one. */
export async function readEntities(
  { tx, world, now }: Pick<ApplicationScope, 'tx' | 'world' | 'now'>,
  uuid: string,
): Promise<ReadEntities> {
  const row = await tx
    .selectFrom('applications')
    .select(['wrapped_key', 'org_code', 'flow_id'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const key = openDataKey(world.secrets, uuid, row.wrapped_key);
  const asked = askedFlow(world, row.org_code, row.flow_id);
  return { entities: entityStore(openStoreContext({ tx, uuid, key, now }), asked) };
}
