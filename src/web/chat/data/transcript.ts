/** What has been said, in its order and each message once, whoever tells of it: this tab, the line, or the history. No React in here. */
import type { ChatMessage } from '../port/chat-provider.ts';

/** A message as the panel draws it. `held` waits for a person; `files` of one's own may not be sent yet. */
export type Said = ChatMessage;

/** Those that the server has stand by its numbers, those on their way stand at the end as they were written. */
export function withMessage(all: readonly Said[], message: Said): readonly Said[] {
  // What was said with the chatbot stands here already: the log brings it as the agent reads it.
  const isBrought = ({ seq }: Said) => message.turns !== undefined && seq > 0 && seq < 1;
  const others = all.filter((one) => !isSame(one, message) && !isBrought(one));
  const known = all.find((one) => isSame(one, message));
  const merged = known?.status === 'sent' ? { ...message, ...keptOf(known, message) } : message;
  return [...others, merged].sort(byPlace);
}

/** The server has it; `seq` is its number, where the receipt says it. */
export function withReceipt(
  all: readonly Said[],
  clientId: string,
  receipt: { id: string; seq?: number },
): readonly Said[] {
  const sent = all.map((one) =>
    one.clientId === clientId ? { ...one, ...receipt, status: 'sent' as const } : one,
  );
  return sent.sort(byPlace);
}

export function withStatus(all: readonly Said[], clientId: string, status: Said['status']): readonly Said[] {
  return all.map((one) => (one.clientId === clientId && one.status !== 'sent' ? { ...one, status } : one));
}

/** How many the server has. */
export const countSent = (all: readonly Said[]) => all.filter(({ status }) => status === 'sent').length;

function isSame(one: Said, other: Said): boolean {
  return one.id === other.id || (one.clientId !== undefined && one.clientId === other.clientId);
}

// An answer of the chatbot keeps what was said of it here.
function keptOf(known: Said, message: Said): Partial<Said> {
  const rating = known.answer?.rating;
  return message.answer && rating !== undefined && message.answer.rating === undefined
    ? { answer: { ...message.answer, rating } }
    : {};
}

// A message on its way has no number yet, and may be without one until another tells of it.
function byPlace(one: Said, other: Said): number {
  return placeOf(one) - placeOf(other) || one.at.localeCompare(other.at);
}

const placeOf = ({ seq, role }: Said) => (seq > 0 || role === 'system' ? seq : Number.MAX_SAFE_INTEGER);
