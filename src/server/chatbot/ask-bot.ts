/** Answers one question of a conversation, and keeps both. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Knowledge } from '../../content/chatbot/knowledge-of.ts';
import type { Source } from '../../engine/chatbot/passage.ts';
import { type BotAction, reply } from '../../engine/chatbot/reply.ts';
import { maskNumbers } from '../../engine/text/mask-numbers.ts';
import { sealJson } from '../crypto/json-box.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { says } from '../language/said.ts';
import type { World } from '../world/world.ts';
import { type ConversationRow, conversationKey, rowOfQuestion } from './conversation.ts';

/** `page` is the flow and page that the borrower is on; `handOff` what is said before a person takes over. */
export type Asked = { message: string; page: string | undefined; handOff: string };

/** What stands sealed in a row. */
export type SealedQuestion = { question: string; text: string; sources: readonly Source[] };

/** @param tx holds the lock of the conversation, so that its questions are numbered one after the other */
export async function askBot(
  world: World,
  tx: Kysely<Tables>,
  row: ConversationRow,
  { faq, index }: Knowledge,
  { message, page, handOff }: Asked,
): Promise<void> {
  const last = await latest(tx, row.uuid);
  const seq = (last?.seq ?? 0) + 1;
  if (seq > limitsOf(world, row.org_code).chat.botQuestions) throw new Refusal(429, [says('chat.questions')]);
  const question = maskNumbers(message);
  const said = { miss: faq.says.miss, handOff };
  const { text, sources, action, passage } = reply(index, {
    question,
    page,
    before: last?.action,
    says: said,
  });
  const uuid = randomUUID();
  const key = await conversationKey(world, tx, row);
  const sealed: SealedQuestion = { question, text, sources };
  await tx
    .insertInto('bot_questions')
    .values({
      ...{ uuid, conversation_uuid: row.uuid, seq, at: world.clock.now(), action },
      passage: passage ?? null,
      body: sealJson(key, rowOfQuestion(uuid), sealed),
    })
    .execute();
}

async function latest(tx: Kysely<Tables>, uuid: string) {
  const row = await tx
    .selectFrom('bot_questions')
    .select(['seq', 'action'])
    .where('conversation_uuid', '=', uuid)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { seq: row.seq, action: row.action as BotAction };
}
