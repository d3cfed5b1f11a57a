/** A conversation with the chatbot: its row, and who may read it. */
import type { Kysely, Selectable } from 'kysely';
import type { Session } from '../../auth/session.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { uuidPattern } from '../../platform/shapes.ts';
import type { World } from '../../platform/world/world.ts';

export type ConversationRow = Selectable<Tables['bot_conversations']>;

/** Who asks, and at which lender. */
export type Caller = { session: Session | undefined; orgCode: string };

/**
 * The conversation of this caller. Its identifier is a secret of 122 random bits; one that began while an account was signed in is
 * that account's alone. Refuses with 404 where there is none, or it is another's, and with 410 when its time is over.
 * @param db the database, or the transaction; `lock` keeps others from changing it until the transaction ends
 */
export async function requireConversation(
  { clock }: Pick<World, 'clock'>,
  db: Kysely<Tables>,
  uuid: string,
  { session, orgCode }: Caller,
  lock = false,
): Promise<ConversationRow> {
  const found = db.selectFrom('bot_conversations').selectAll().where('uuid', '=', uuid);
  const row = uuidPattern.test(uuid)
    ? await (lock ? found.forUpdate() : found).executeTakeFirst()
    : undefined;
  const isTheirs = row && (row.owner_uuid === null || row.owner_uuid === session?.account.uuid);
  if (!row || !isTheirs || row.org_code !== orgCode) throw new Refusal(404, [says('chat.none')]);
  if (Number(row.expires_at) <= clock.now())
    throw new Refusal(410, [says('chat.over')], { message: 'ENDED' });
  return row;
}

/** What the seals of a question are bound to. */
export const rowOfQuestion = (uuid: string) => `${uuid}/question`;
export const rowOfFeedback = (uuid: string) => `${uuid}/feedback`;
