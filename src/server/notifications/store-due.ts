/** Notices what an application has to tell its owner and stores each thing once, dated by the change that brought it about. */
import { randomUUID } from 'node:crypto';
import { type DueNotification, dueNotifications } from '../../engine/due-notifications.ts';
import type { Notification } from '../../types/notification.ts';
import { readApplication } from '../application/read-application.ts';
import type { Backend } from '../backend.ts';
import { encrypt } from '../crypto/aes.ts';
import type { ApplicationScope } from '../effects/effect.ts';
import { readStanding } from '../submission/read-facts.ts';

/** What is kept of a notification; the rest are columns. */
export type NotificationBody = Pick<Notification, 'title' | 'description' | 'ctas'>;

type Row = { kind: string; accountUuid: string; uuid: string; body: Uint8Array; at: number };

export async function storeDue(backend: Backend, applicationUuid: string): Promise<void> {
  const rows = await readApplication(backend.world, applicationUuid, (scope) => rowsOf(backend, scope));
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
}

async function rowsOf(backend: Backend, scope: ApplicationScope): Promise<Row[]> {
  const { flow, facts, step } = await readStanding(backend, scope);
  const due = dueNotifications(flow, facts, step);
  if (due.length === 0) return [];
  const at = await lastChange(scope);
  const links = backend.library.lender(scope.application.orgCode).org.links ?? {};
  return due.map((one) => {
    const uuid = randomUUID();
    const body = bodyOf(one, scope.application.uuid, links);
    const sealed = encrypt(scope.key, uuid, Buffer.from(JSON.stringify(body)));
    return { kind: one.id, accountUuid: scope.application.ownerUuid, uuid, body: sealed, at };
  });
}

function bodyOf(
  { title, text, actions }: DueNotification,
  application: string,
  links: Record<string, string>,
): NotificationBody {
  const ctas = actions.map(({ label, to }) => ({
    title: label,
    redirectPath: pathOf(to, application, links),
  }));
  return { title, ...(text !== undefined && { description: text }), ctas };
}

function pathOf(to: string | undefined, application: string, links: Record<string, string>): string {
  if (to === undefined) return `/${application}`;
  if (to.startsWith('external:')) return links[to.slice('external:'.length)] ?? `/${application}`;
  return to.startsWith('/') ? to : `/${application}/${to}`;
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
