/** Finds what an application has to tell its owner and stores each notification once, dated by the change that caused it. */
import { randomUUID } from 'node:crypto';
import type { CompiledFlow } from '../../../engine/content/bundle.ts';
import { addressIn } from '../../../engine/journey/address-in.ts';
import { type DueNotification, dueNotifications } from '../../../engine/journey/due-notifications.ts';
import type { ApplicationScope } from '../../application/application-scope.ts';
import type { Backend } from '../../backend/backend.ts';
import { encrypt } from '../../platform/crypto/aes.ts';
import { readApplication } from '../../standing/read-application.ts';
import { readStanding } from '../../submission/read-standing.ts';
import { endFinished } from './end-finished.ts';
import type { NotificationBody } from './notification-body.ts';

type Row = { kind: string; accountUuid: string; uuid: string; body: Uint8Array; at: number };

export async function storeDue(backend: Backend, applicationUuid: string): Promise<void> {
  const { rows, ended, key } = await readApplication(backend.world, applicationUuid, (scope) =>
    dueOf(backend, scope),
  );
  for (const { kind, accountUuid, uuid, body, at } of rows) {
    await backend.world.db
      .insertInto('notifications')
      .values({
        uuid,
        account_uuid: accountUuid,
        application_uuid: applicationUuid,
        kind,
        body,
        created_at: at,
      })
      .onConflict((conflict) => conflict.columns(['application_uuid', 'kind']).doNothing())
      .execute();
  }
  await endFinished(backend.world, { applicationUuid, key }, ended);
}

type Due = { rows: Row[]; ended: string[]; key: Uint8Array };

async function dueOf(backend: Backend, scope: ApplicationScope): Promise<Due> {
  const standing = await readStanding(backend, scope);
  const due = dueNotifications(standing.flow, standing);
  const ids = due.map(({ id }) => id);
  const ended = (standing.flow.flow.notifications ?? [])
    .map(({ id }) => id)
    .filter((id) => !ids.includes(id));
  const { key } = scope;
  if (due.length === 0) return { rows: [], ended, key };
  const at = await lastChange(scope);
  const links = backend.library.lender(scope.application.orgCode).org.links ?? {};
  const rows = due.map((one) => {
    const uuid = randomUUID();
    const body = bodyOf(one, { flow: standing.flow.flow, application: scope.application.uuid, links });
    const sealed = encrypt(scope.key, uuid, Buffer.from(JSON.stringify(body)));
    return { kind: one.id, accountUuid: scope.application.ownerUuid, uuid, body: sealed, at };
  });
  return { rows, ended, key };
}

type At = { flow: CompiledFlow['flow']; application: string; links: Record<string, string> };

function bodyOf({ title, text, actions }: DueNotification, at: At): NotificationBody {
  const ctas = actions.map(({ label, to }) => ({
    title: label,
    redirectPath: pathOf(to, at),
  }));
  return { title, ...(text !== undefined && { description: text }), ctas };
}

function pathOf(to: string | undefined, { flow, application, links }: At): string {
  const own = addressIn(flow, application);
  if (to === undefined) return own;
  if (to.startsWith('external:')) return links[to.slice('external:'.length)] ?? own;
  return to.startsWith('/') ? to : addressIn(flow, application, to);
}

// Background work writes its result the moment it has it, so the newest answer tells when the news came.
async function lastChange({ tx, application, now }: ApplicationScope): Promise<number> {
  const { at } = await tx
    .selectFrom('entities')
    .select((row) => row.fn.max('updated_at').as('at'))
    .where('application_uuid', '=', application.uuid)
    .executeTakeFirstOrThrow();
  return at === null ? now : Math.min(Number(at), now);
}
