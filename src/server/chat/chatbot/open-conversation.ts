/** Begins a conversation with the chatbot. It belongs to an application only where the session's own account does. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { limitsOf, seconds } from '../../facts/limits-of.ts';
import { createDataKey } from '../../platform/crypto/data-key.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { World } from '../../platform/world/world.ts';
import { ownApplication } from '../own-application.ts';
import type { Caller, ConversationRow } from './conversation.ts';

/** @param about the application that the visitor says it is about */
export async function openConversation(
  world: World,
  db: Kysely<Tables>,
  { session, orgCode }: Caller,
  about: string | undefined,
): Promise<ConversationRow> {
  const [uuid, now] = [randomUUID(), world.clock.now()];
  const application = await ownApplication(db, session, about);
  return db
    .insertInto('bot_conversations')
    .values({
      ...{ uuid, org_code: orgCode, created_at: now },
      expires_at: now + seconds(limitsOf(world, orgCode).chat.botSeconds),
      application_uuid: application?.uuid ?? null,
      owner_uuid: session?.account.uuid ?? null,
      wrapped_key: application ? null : createDataKey(world.secrets, uuid).wrapped,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
