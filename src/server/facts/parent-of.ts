/** The borrower's application as a part of it reads it: its entities, without a lock and without anything to write by. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { askedFlow } from '../application/asked-flow.ts';
import { entityStore } from '../application/entity-store.ts';
import { migrationsAhead } from '../application/moving-on.ts';
import { signerStore } from '../application/signer-store.ts';
import { openStoreContext } from '../application/store-context.ts';
import { openDataKey } from '../platform/crypto/data-key.ts';

export type Parent = Pick<ApplicationScope, 'world' | 'now' | 'entities' | 'signers'> & {
  application: Pick<ApplicationScope['application'], 'uuid' | 'orgCode' | 'loanNumber'>;
};

/** Undefined for an application that is no part of another. */
export async function parentOf({
  tx,
  world,
  now,
  application,
}: ApplicationScope): Promise<Parent | undefined> {
  const { partOf, orgCode } = application;
  if (!partOf) return undefined;
  const { uuid } = partOf;
  const row = await tx
    .selectFrom('applications')
    .select(['loan_number', 'wrapped_key', 'org_code', 'flow_id', 'flow_version'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const key = openDataKey(world.secrets, uuid, row.wrapped_key);
  const context = openStoreContext({ tx, uuid, key, now });
  const asked = askedFlow(world, orgCode, row.flow_id);
  const entities = entityStore(context, asked, migrationsAhead(world, row));
  const stores = { entities, signers: signerStore(context, world, orgCode) };
  return { world, now, ...stores, application: { uuid, orgCode, loanNumber: row.loan_number } };
}
