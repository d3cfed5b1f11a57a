/**
 * Closes applications whose borrowers were told that something is missing and sent nothing since. A borrower who came
 * back, or who was told too early, gets the notice again before anything is closed.
 */
import { randomUUID } from 'node:crypto';
import { stillDue } from '../../engine/letters/due-messages.ts';
import { lengthMs } from '../../engine/letters/length-ms.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { endApplication } from '../application/end-application.ts';
import { isApproved } from '../application/is-approved.ts';
import { stored } from '../application/stored.ts';
import { flowMessagesOf } from '../facts/flow-messages.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';
import { standingOf } from './send-due.ts';

const mostAtOnce = 200;
const dayMs = 86_400_000;

type Notice = {
  uuid: string;
  application_uuid: string;
  name: string;
  occasion: string;
  created_at: string;
  settled_at: string;
};

/** @param report hears of each that failed; the next sweep tries it again */
export async function closeIdle(world: World, report: (error: unknown) => void): Promise<void> {
  for (const orgCode of Object.keys(world.content.orgs)) await closeOf(world, orgCode, report).catch(report);
}

async function closeOf(world: World, orgCode: string, report: (error: unknown) => void) {
  const names = closing(world, orgCode);
  if (names.length === 0) return;
  for (const notice of await overdue(world, orgCode, names))
    await inApplication(world, notice.application_uuid, (scope) => close(scope, notice)).catch(report);
}

function closing({ content }: World, orgCode: string): string[] {
  const flows = Object.values(content.orgs[orgCode]?.data ?? {});
  const found = flows.flatMap(({ messages }) => Object.entries(messages?.messages ?? {}));
  return found.filter(([, { closes }]) => closes).map(([name]) => name);
}

function overdue({ db, clock, content }: World, orgCode: string, names: string[]): Promise<Notice[]> {
  const days = content.orgs[orgCode]?.limits.idle.closeDays ?? Number.POSITIVE_INFINITY;
  return (
    db
      .selectFrom('messages')
      .innerJoin('applications', 'applications.uuid', 'messages.application_uuid')
      .select([
        'messages.uuid',
        'messages.application_uuid',
        'messages.name',
        'messages.occasion',
        'messages.created_at',
        'messages.settled_at',
      ])
      // What was sent has the moment at which it was.
      .$narrowType<{ settled_at: string }>()
      .where('applications.org_code', '=', orgCode)
      .where('messages.name', 'in', names)
      .where('messages.channel', '=', 'EMAIL')
      .where('messages.state', '=', 'SENT')
      .where('messages.over', '=', false)
      // The notice names a day, and the whole of it is the borrower's.
      .where('messages.settled_at', '<=', String(clock.now() - (days + 1) * dayMs))
      .limit(mostAtOnce)
      .execute()
  );
}

async function close(scope: ApplicationScope, notice: Notice): Promise<void> {
  const { world, application } = scope;
  const content = flowMessagesOf(world, application.orgCode, { flowId: application.flowId });
  const message = content?.messages.messages[notice.name];
  if (!content || !message) return;
  const standing = await standingOf(scope, content);
  const sentAt = Number(notice.settled_at);
  const { lastSent } = standing;
  if (!stillDue(content.flow, message, standing, notice.occasion)) return endNotice(scope, notice);
  if (lastSent !== undefined && lastSent > sentAt) return tellAgain(scope, notice, lastSent);
  const began = Number(notice.created_at);
  if (sentAt < began + lengthMs(message.after ?? {})) return tellAgain(scope, notice, began);
  await endApplication(scope, isApproved(await stored(scope, 'status')) ? 'EXPIRED' : 'INCOMPLETE');
}

/** The next time that the borrower leaves the application alone is another occasion. */
async function endNotice({ tx }: ApplicationScope, { uuid }: Pick<Notice, 'uuid'>): Promise<void> {
  await tx.updateTable('messages').set({ over: true }).where('uuid', '=', uuid).execute();
}

/** @param since from when on they leave it alone now, in milliseconds since 1970 */
async function tellAgain(scope: ApplicationScope, notice: Notice, since: number): Promise<void> {
  const { uuid, application_uuid, name, occasion } = notice;
  await endNotice(scope, { uuid });
  const next = { name, entry: '', occasion: String(Number(occasion) + 1), channel: 'EMAIL' as const };
  await scope.tx
    .insertInto('messages')
    .values({
      ...{ ...next, uuid: randomUUID(), application_uuid, state: 'WAITING' },
      ...{ created_at: since, due_at: scope.now },
    })
    .onConflict((conflict) =>
      conflict.columns(['application_uuid', 'entry', 'name', 'occasion', 'channel']).doNothing(),
    )
    .execute();
}
