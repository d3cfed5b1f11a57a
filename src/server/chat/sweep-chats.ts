/** Erases what nothing needs any more: visitors' chats with people and with the chatbot some time after their end, and proofs that are over. */
import { days, limitsOf } from '../facts/limits-of.ts';
import { doomFiles } from '../platform/files/doomed-files.ts';
import type { World } from '../platform/world/world.ts';

/** Chats of an application stay as long as it does: they lie under its key. @param report hears of each that failed */
export async function sweepChats(world: World, report: (error: unknown) => void): Promise<void> {
  const now = world.clock.now();
  const { db, content } = world;
  await db.deleteFrom('chat_nonces').where('expires_at', '<', String(now)).execute().catch(report);
  for (const code of Object.keys(content.orgs)) {
    const until = now - days(limitsOf(world, code).chat.visitorDays);
    await eraseChats(world, code, until, report).catch(report);
    await eraseConversations(world, code, until).catch(report);
  }
}

async function eraseChats(world: World, orgCode: string, until: number, report: (error: unknown) => void) {
  const rows = await overBefore(world, orgCode, until);
  for (const { uuid } of rows) await eraseChat(world, uuid).catch(report);
}

/** With the chatbot; their questions go with them. */
async function eraseConversations({ db }: World, orgCode: string, until: number): Promise<void> {
  await db
    .deleteFrom('bot_conversations')
    .where('org_code', '=', orgCode)
    .where('application_uuid', 'is', null)
    .where('expires_at', '<', String(until))
    .execute();
}

const mostAtOnce = 1000;

function overBefore({ db }: World, orgCode: string, until: number) {
  return db
    .selectFrom('chat_channels')
    .select('uuid')
    .where('org_code', '=', orgCode)
    .where('application_uuid', 'is', null)
    .where(({ eb, fn }) => eb(fn.coalesce('ended_at', 'expires_at'), '<', String(until)))
    .limit(mostAtOnce)
    .execute();
}

/** Its files are left doomed: the sweep removes them next. */
async function eraseChat({ db, clock }: World, uuid: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const mine = await tx
      .deleteFrom('chat_files')
      .where('channel_uuid', '=', uuid)
      .returning('location')
      .execute();
    const places = mine.map(({ location }) => location);
    await doomFiles(tx, places, clock.now());
    await tx.deleteFrom('chat_notes').where('channel_uuid', '=', uuid).execute();
    await tx.deleteFrom('chat_messages').where('channel_uuid', '=', uuid).execute();
    await tx.deleteFrom('chat_channels').where('uuid', '=', uuid).execute();
  });
}
