/* Generated from schemas/ by `npm run types`. Do not edit. */

export interface ChatbotLlmParty {}
/**
 * This interface was referenced by `ChatbotLlmParty`'s JSON-Schema
 * via the `definition` "Prompt".
 */
export interface Prompt {
  /**
   * @minItems 1
   * @maxItems 4
   */
  messages: Turn[];
  temperature: number;
  max_tokens: number;
}
/**
 * This interface was referenced by `ChatbotLlmParty`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
  role: 'system' | 'user';
  content: string;
}
/**
 * This interface was referenced by `ChatbotLlmParty`'s JSON-Schema
 * via the `definition` "Completion".
 */
export interface Completion {
  /**
   * @minItems 1
   * @maxItems 10
   */
  choices: {
    message: {
      content: string;
    };
  }[];
}
