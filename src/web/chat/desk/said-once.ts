/** What is in the conversation that a borrower brought along, and again as the first message, which waited for a person. */
import type { ChatMessage } from '../port/chat-provider.ts';

/** Leaves out that message where it says nothing else: the question stands above it, with its answer. */
export function saidOnce(messages: readonly ChatMessage[]): ChatMessage[] {
  const question = messages.find(({ turns }) => turns)?.turns?.at(-1)?.question;
  const first = messages.find(({ role }) => role === 'borrower');
  const isTwice = question !== undefined && first?.text === question && first.files.length === 0;
  return messages.filter((one) => !isTwice || one !== first || one.status !== 'sent');
}
