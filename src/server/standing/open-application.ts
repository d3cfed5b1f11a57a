/** Gathers everything of one application inside a transaction, for effects, jobs and facts. */

import type { Transaction } from 'kysely';
import type { ApplicationScope } from '../application/application-scope.ts';
import { askedFlow } from '../application/asked-flow.ts';
import { appendAudit } from '../application/audit-trail.ts';
import { conditionStore } from '../application/condition-store.ts';
import { consentStore } from '../application/consent-store.ts';
import { countRevision } from '../application/count-revision.ts';
import { documentStore } from '../application/document-store.ts';
import { entityStore } from '../application/entity-store.ts';
import { migrationsAhead, versionAhead } from '../application/moving-on.ts';
import { sealedStore } from '../application/sealed-store.ts';
import { signerStore } from '../application/signer-store.ts';
import { openStoreContext } from '../application/store-context.ts';
import { uploadStore } from '../application/upload-store.ts';
import { openDataKey } from '../platform/crypto/data-key.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { Begun } from '../platform/world/content-versions.ts';
import type { World } from '../platform/world/world.ts';
import { itsWorld } from './its-world.ts';

export type OpenOptions = {
  /** Takes the row lock, so that no one else changes the application until the transaction ends. Counts a revision. */
  lock?: boolean;
  actor?: string;
  page?: string;
  ip?: string;
  userAgent?: string;
};

/** Throws a 404 refusal when there is no such application. The caller checks ownership. */
export async function openApplication(
  tx: Transaction<Tables>,
  opening: World,
  uuid: string,
  options: OpenOptions = {},
): Promise<ApplicationScope> {
  const { lock = false, actor = 'system', page = '', ip = '', userAgent = '' } = options;
  const now = opening.clock.now();
  const row = await findRow(tx, uuid, lock);
  const world = await itsWorld(tx, opening, row);
  const context = openStoreContext({ tx, uuid, key: openDataKey(world.secrets, uuid, row.wrapped_key), now });
  const asked = askedFlow(world, row.org_code, row.flow_id);
  const entities = entityStore(context, asked, migrationsAhead(world, row));
  if (lock) await moveOn(tx, world, row, entities);
  return {
    tx,
    world,
    now,
    key: context.key,
    application: {
      uuid,
      orgCode: row.org_code,
      flowId: row.flow_id,
      ...(row.parent_uuid && row.signer_uuid
        ? { partOf: { uuid: row.parent_uuid, signerUuid: row.signer_uuid } }
        : {}),
      ownerUuid: row.owner_uuid,
      loanNumber: row.loan_number,
      createdAt: Number(row.created_at),
      active: row.active,
      contentHash: row.content_hash,
      ...(row.language && { language: row.language }),
      revision: row.revision,
    },
    entities,
    sealed: sealedStore(context),
    consents: consentStore(context, { page, ip, userAgent }),
    documents: documentStore(context, world.files),
    uploads: uploadStore(context, world.files),
    signers: signerStore(context, world, row.org_code),
    conditions: conditionStore(context, row.org_code),
    queue: {
      send: (name, data = {}, sendOptions = {}) =>
        world.queue.send(name, { ...data, applicationUuid: uuid }, { ...sendOptions, tx }),
    },
    hasChanged: context.hasChanged,
    audit: (event, detail = {}) =>
      appendAudit(tx, world.secrets, { applicationUuid: uuid, at: now, actor, event, detail }),
  };
}

// Whoever writes to it has met this version: from here on it is the one that the application began with.
async function moveOn(
  tx: Transaction<Tables>,
  world: World,
  row: Row,
  entities: ApplicationScope['entities'],
): Promise<void> {
  const version = versionAhead(world, row);
  if (version === undefined) return;
  await entities.settle();
  await tx.updateTable('applications').set({ flow_version: version }).where('uuid', '=', row.uuid).execute();
}

type Row = Begun & { uuid: string };

async function findRow(tx: Transaction<Tables>, uuid: string, lock: boolean) {
  if (lock) await lockParent(tx, uuid);
  const row = await (lock ? lockRow(tx, uuid) : readRow(tx, uuid)).executeTakeFirst();
  if (!row) throw new Refusal(404, [says('application.none')]);
  return row;
}

// A part and its parent may each write to the other: whoever writes takes the parent's lock first, so none waits in a circle.
async function lockParent(tx: Transaction<Tables>, uuid: string): Promise<void> {
  await tx
    .selectFrom('applications')
    .select('uuid')
    .where('uuid', '=', tx.selectFrom('applications').select('parent_uuid').where('uuid', '=', uuid))
    .forUpdate()
    .execute();
}

const readRow = (tx: Transaction<Tables>, uuid: string) =>
  tx.selectFrom('applications').selectAll().where('uuid', '=', uuid);

const lockRow = (tx: Transaction<Tables>, uuid: string) => countRevision(tx, uuid).returningAll();
