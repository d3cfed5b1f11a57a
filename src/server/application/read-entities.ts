/** Reads what is stored of another application in the same transaction: without its lock, and with nothing to write by. */
import { openDataKey } from '../platform/crypto/data-key.ts';
import type { ApplicationScope } from './application-scope.ts';
import { askedFlow } from './asked-flow.ts';
import { entityStore } from './entity-store.ts';
import { migrationsAhead } from './moving-on.ts';
import { openStoreContext } from './store-context.ts';

export type ReadEntities = { entities: Pick<ApplicationScope['entities'], 'get'> };

/** The caller knows that the application exists, and may be read for this one. */
export async function readEntities(
  { tx, world, now }: Pick<ApplicationScope, 'tx' | 'world' | 'now'>,
  uuid: string,
): Promise<ReadEntities> {
  const row = await tx
    .selectFrom('applications')
    .select(['wrapped_key', 'org_code', 'flow_id', 'flow_version'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const key = openDataKey(world.secrets, uuid, row.wrapped_key);
  const asked = askedFlow(world, row.org_code, row.flow_id);
  const context = openStoreContext({ tx, uuid, key, now });
  return { entities: entityStore(context, asked, migrationsAhead(world, row)) };
}
