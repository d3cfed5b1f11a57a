/** Everything that was asked and answered in a conversation, in its order. */

import type { Source } from '../../../engine/chatbot/passage.ts';
import type { BotAction } from '../../../engine/chatbot/reply.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { openJson } from '../../platform/crypto/json-box.ts';
import type { World } from '../../platform/world/world.ts';
import { chatKey } from '../chat-key.ts';
import type { SealedQuestion } from './ask-bot.ts';
import { type ConversationRow, rowOfQuestion } from './conversation.ts';

/** `createdDt` is ISO 8601; `rating` is there once the answer was judged: 0 is a bad one. */
export type AnsweredQuestion = {
  questionId: string;
  questionStr: string;
  responseStr: string;
  createdDt: string;
  sources: Source[];
  action: BotAction;
  /** Questions to ask in place of an answer. */
  offers?: readonly string[];
  rating?: number;
  /** The tag of the answer's language. */
  language?: string;
};

export async function readHistory(world: World, row: ConversationRow): Promise<AnsweredQuestion[]> {
  const rows = await world.db
    .selectFrom('bot_questions')
    .select(['uuid', 'at', 'body', 'action', 'rating'])
    .where('conversation_uuid', '=', row.uuid)
    .orderBy('seq')
    .execute();
  const key = await chatKey(world, world.db, row);
  return rows.map(({ uuid, at, body, action, rating }) => {
    const sealed = openJson<SealedQuestion>(key, rowOfQuestion(uuid), body);
    const { question, text, sources, offers, language } = sealed;
    return {
      ...{ questionId: uuid, questionStr: question, responseStr: text, sources: sources.map(inSite) },
      createdDt: new Date(Number(at)).toISOString(),
      action: action as BotAction,
      ...(offers && { offers }),
      ...(rating !== null && { rating }),
      ...(language && { language }),
    };
  });
}

// A path of the site stands below the address of the product.
const inSite = ({ title, url }: Source): Source => ({
  title,
  url: url.startsWith('/') ? basePath + url : url,
});
