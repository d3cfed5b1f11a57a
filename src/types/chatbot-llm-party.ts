/* Generated from schemas/ by `npm run types`. Do not edit. */

export interface Prompt { messages: Turn[]; temperature: number; max_tokens: number }
export interface Turn { role: 'system' | 'user'; content: string }
export interface Completion {
  choices: {
    message: { content: string };
  }[];
}
