/**
 * Closes applications whose borrowers were told that something is missing and sent nothing since. A borrower who came
 * back gets the notice again before anything is closed.
 */

import { stillDue } from '../../engine/letters/due-messages.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { endApplication } from '../application/end-application.ts';
import { stored } from '../application/stored.ts';
import { inApplication } from '../transactions/in-application.ts';
import { isApproved } from '../underwriting/is-approved.ts';
import type { World } from '../world/world.ts';
import { flowMessagesOf } from './notice/flow-messages.ts';
import { standingOf } from './send-due.ts';

const mostAtOnce = 200;
const dayMs = 86_400_000;

type Notice = {
  uuid: string;
  application_uuid: string;
  name: string;
  occasion: string;
  settled_at: string | null;
};

/** @param report hears of each that failed; the next sweep tries it again */
export async function closeIdle(world: World, report: (error: unknown) => void): Promise<void> {
  for (const [orgCode, { data }] of Object.entries(world.content.orgs)) {
    const found = Object.values(data).flatMap(({ messages }) => Object.entries(messages?.messages ?? {}));
    const names = found.filter(([, { closes }]) => closes).map(([name]) => name);
    if (names.length === 0) continue;
    for (const notice of await overdue(world, orgCode, names))
      await inApplication(world, notice.application_uuid, (scope) => close(scope, notice)).catch(report);
  }
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
        'messages.settled_at',
      ])
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
  const came = standing.lastSent > Number(notice.settled_at);
  if (came || !stillDue(content.flow, message, standing, notice.occasion)) return endNotice(scope, notice);
  await endApplication(scope, isApproved(await stored(scope, 'status')) ? 'EXPIRED' : 'INCOMPLETE');
}

/** The next time that the borrower leaves the application alone is another occasion. */
async function endNotice({ tx }: ApplicationScope, { uuid }: Notice): Promise<void> {
  await tx.updateTable('messages').set({ over: true }).where('uuid', '=', uuid).execute();
}
