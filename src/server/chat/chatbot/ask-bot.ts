/** Answers one question of a conversation, and keeps both. */

import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Knowledge } from '../../../content/chatbot/knowledge-of.ts';
import type { Passage, Source } from '../../../engine/chatbot/passage.ts';
import { type BotAction, type Reply, reply } from '../../../engine/chatbot/reply.ts';
import { maskNumbers } from '../../../engine/text/mask-numbers.ts';
import { maskPersons } from '../../../engine/text/mask-persons.ts';
import { limitsOf, seconds } from '../../facts/limits-of.ts';
import { sealJson } from '../../platform/crypto/json-box.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { inTime } from '../../platform/parties/common/in-time.ts';
import type { World } from '../../platform/world/world.ts';
import { chatKey } from '../chat-key.ts';
import { type ConversationRow, rowOfQuestion } from './conversation.ts';

/** `handOff` is what is said before a person takes over. */
export type Asked = { message: string; handOff: string };

/** What stands sealed in a row. `language` is the tag of the answer's. */
export type SealedQuestion = {
  question: string;
  text: string;
  sources: readonly Source[];
  /** Questions that stood below it in place of an answer. */
  offers?: readonly string[];
  language?: string;
};

/** An answer, and the tag of its language. */
type Answer = Reply & { language: string };

/** Finds the answer; a language model, where there is one, may choose it of those that were found. Keeps nothing. */
export async function answerTo(
  world: World,
  row: ConversationRow | undefined,
  { faq, finder, language: spoken }: Knowledge,
  { message, handOff }: Asked,
): Promise<Answer> {
  const before = row && (await latest(world.db, row.uuid))?.action;
  const asked = maskPersons(message);
  const found = await reply(finder, {
    // What was masked says nothing of what is asked.
    question: asked.replaceAll(/\[\w+\]/g, ' '),
    before,
    says: { ...faq.says, handOff },
    choose: (passages) => chosen(world, asked, passages),
  });
  return { ...found, language: found.language ?? spoken };
}

// No trouble of the model is the borrower's: who gets no choice of it chooses.
async function chosen({ parties }: World, question: string, passages: readonly Passage[]) {
  if (passages.length === 0) return undefined;
  const titles = passages.map(({ asks }) => asks[0] ?? '');
  try {
    const title = await inTime('answerChoice.choose', patience, () =>
      parties.answerChoice.choose(question, titles),
    );
    return passages[titles.indexOf(title ?? '')];
  } catch {
    return undefined;
  }
}

const patience = seconds(8);

/** @param tx holds the lock of the conversation, so that its questions are numbered one after the other */
export async function keepQuestion(
  world: World,
  tx: Kysely<Tables>,
  row: ConversationRow,
  message: string,
  { text, sources, action, passage, offers, language }: Answer,
): Promise<void> {
  const seq = ((await latest(tx, row.uuid))?.seq ?? 0) + 1;
  if (seq > limitsOf(world, row.org_code).chat.botQuestions) throw new Refusal(429, [says('chat.questions')]);
  const uuid = randomUUID();
  const sealed: SealedQuestion = {
    ...{ question: maskNumbers(message), text, sources, language },
    ...(offers && { offers }),
  };
  await tx
    .insertInto('bot_questions')
    .values({
      ...{ uuid, conversation_uuid: row.uuid, seq, at: world.clock.now(), action },
      passage: passage ?? null,
      body: sealJson(await chatKey(world, tx, row), rowOfQuestion(uuid), sealed),
    })
    .execute();
}

async function latest(db: Kysely<Tables>, uuid: string) {
  const row = await db
    .selectFrom('bot_questions')
    .select(['seq', 'action'])
    .where('conversation_uuid', '=', uuid)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { seq: row.seq, action: row.action as BotAction };
}
