/** Keeps what a borrower thinks of an answer: that it was a bad one, and later why. */

import { maskNumbers } from '../../../engine/text/mask-numbers.ts';
import { sealJson } from '../../platform/crypto/json-box.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { uuidPattern } from '../../platform/shapes.ts';
import type { World } from '../../platform/world/world.ts';
import { chatKey } from '../chat-key.ts';
import { type ConversationRow, rowOfFeedback } from './conversation.ts';

export type Judgment = { questionId: string; rating: number; feedbackMessage: string };

/** What stands sealed in a row. */
export type SealedFeedback = { reason: string };

/** A reason is kept until another one comes; none takes no earlier one away. 404 for a question of another conversation. */
export async function keepFeedback(
  world: World,
  row: ConversationRow,
  { questionId, rating, feedbackMessage }: Judgment,
): Promise<void> {
  const key = await chatKey(world, world.db, row);
  const reason = maskNumbers(feedbackMessage.trim());
  const sealed: SealedFeedback = { reason };
  const kept = await world.db
    .updateTable('bot_questions')
    .set({
      ...{ rating, feedback_at: world.clock.now() },
      ...(reason !== '' && { feedback: sealJson(key, rowOfFeedback(questionId), sealed) }),
    })
    .where('uuid', '=', uuidPattern.test(questionId) ? questionId : row.uuid)
    .where('conversation_uuid', '=', row.uuid)
    .executeTakeFirst();
  if (kept.numUpdatedRows === 0n) throw new Refusal(404, [says('chat.none')]);
}
