/* Generated from schemas/ by `npm run types`. Do not edit. */

/** One question and its answer. */
export interface ChatbotMessage {
  /** Identifier. */
  questionId: string;
  /** Question. */
  questionStr?: string;
  /** Answer. */
  responseStr?: string;
  /** When it was asked. ISO 8601 with a time zone. */
  createdDt?: string;
  /** Conversation. */
  conversationId?: string;
}
