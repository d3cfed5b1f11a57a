/** What was said to the chatbot, as a person who takes over reads it: without numbers of cards and accounts. */
import { maskNumbers } from '../../engine/text/mask-numbers.ts';
import type { BotTurn } from './chat-message.ts';

export function maskedTurn({ question, reason, ...turn }: BotTurn): BotTurn {
  return {
    ...turn,
    question: maskNumbers(question),
    ...(reason !== undefined && { reason: maskNumbers(reason) }),
  };
}
