/** What was said with the chatbot, for the person who takes over: questions, answers, and what the borrower thought of them. */

import { openJson } from '../../platform/crypto/json-box.ts';
import type { World } from '../../platform/world/world.ts';
import { chatKey } from '../chat-key.ts';
import type { BotTurn } from '../chat-message.ts';
import type { SealedQuestion } from './ask-bot.ts';
import { type Caller, requireConversation, rowOfFeedback, rowOfQuestion } from './conversation.ts';
import type { SealedFeedback } from './keep-feedback.ts';

/** In their order. Refuses as `requireConversation` does: no one brings another's. */
export async function carriedTurns(world: World, conversation: string, caller: Caller): Promise<BotTurn[]> {
  const row = await requireConversation(world, world.db, conversation, caller);
  const rows = await world.db
    .selectFrom('bot_questions')
    .select(['uuid', 'body', 'rating', 'feedback'])
    .where('conversation_uuid', '=', row.uuid)
    .orderBy('seq')
    .execute();
  const key = await chatKey(world, world.db, row);
  return rows.map(({ uuid, body, rating, feedback }) => {
    const { question, text } = openJson<SealedQuestion>(key, rowOfQuestion(uuid), body);
    const reason = feedback && openJson<SealedFeedback>(key, rowOfFeedback(uuid), feedback).reason;
    return { question, answer: text, ...(rating !== null && { rating }), ...(reason && { reason }) };
  });
}
