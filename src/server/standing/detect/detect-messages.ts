/**
 * Ends every piece of work on an application, inside its transaction: queues each message that now has a reason, once
 * per reason. Sends nothing: a message is a row that commits with what it tells about.
 */
import { randomUUID } from 'node:crypto';
import type { Standing } from '../../../engine/journey/standing.ts';
import { type Due, dueMessages, type Reason } from '../../../engine/letters/due-messages.ts';
import type { ApplicationScope } from '../../application/application-scope.ts';
import { flowMessagesOf } from '../../facts/flow-messages.ts';
import { noApplication } from '../../platform/world/job-data.ts';

/** The job that sends what is due; it must not wait for, nor be skipped with, the application's own work. */
export const sendingJob = 'send-messages';

export async function detectMessages(
  scope: ApplicationScope,
  { facts, step }: Pick<Standing, 'facts' | 'step'>,
): Promise<void> {
  const content = flowMessagesOf(scope.world, scope.application.orgCode, {
    flowId: scope.application.flowId,
  });
  if (!content) return;
  const { flow, messages } = content;
  const standing = { facts, step, now: scope.now };
  const { begin, over } = dueMessages(flow, messages, standing, await knownRows(scope));
  for (const reason of over) await endVisit(scope, reason);
  if (begin.length === 0) return;
  await insert(scope, begin);
  if (begin.some(({ at }) => at <= scope.now)) await askToSend(scope);
}

function knownRows({ tx, application }: ApplicationScope) {
  return tx
    .selectFrom('messages')
    .select(['name', 'entry', 'occasion', 'channel', 'over'])
    .where('application_uuid', '=', application.uuid)
    .execute();
}

async function endVisit({ tx, application }: ApplicationScope, { name, entry, occasion }: Reason) {
  await tx
    .updateTable('messages')
    .set({ over: true })
    .where('application_uuid', '=', application.uuid)
    .where('name', '=', name)
    .where('entry', '=', entry)
    .where('occasion', '=', occasion)
    .execute();
}

async function insert({ tx, application, now }: ApplicationScope, begin: readonly Due[]) {
  const rows = begin.map(({ name, entry, occasion, channel, at }) => ({
    uuid: randomUUID(),
    application_uuid: application.uuid,
    entry,
    name,
    occasion,
    channel,
    state: 'WAITING' as const,
    created_at: now,
    due_at: at,
  }));
  await tx
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['application_uuid', 'entry', 'name', 'occasion', 'channel']).doNothing(),
    )
    .execute();
}

function askToSend({ tx, world, application }: ApplicationScope) {
  const data = { applicationUuid: noApplication, about: application.uuid };
  return world.queue.send(sendingJob, data, { tx });
}
