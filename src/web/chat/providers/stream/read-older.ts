/** What was said before: from the log of this tab, and from the server what a reload has forgotten. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { HistoryPage } from '../../port/chat-provider.ts';
import { readMessages } from './server-frame.ts';
import type { StreamChat } from './stream-chat.ts';
import { streamPath } from './stream-path.ts';

/** Throws ApiError. @param before the identifier of a message; the latest, without it */
export async function readOlder(
  chat: StreamChat,
  before: string | undefined,
  limit: number,
): Promise<HistoryPage> {
  const { log } = chat;
  const seq = before === undefined ? undefined : log.find(before)?.seq;
  if (seq !== undefined && log.page(before, 1).items.length === 0) await fetchOlder(chat, seq, limit);
  const { items } = log.page(before, limit);
  const [first] = items;
  // The first message of a chat has number 1.
  return first && first.seq > 1 ? { items, before: first.id } : { items };
}

async function fetchOlder({ ground, session, log }: StreamChat, before: number, most: number): Promise<void> {
  const body = { token: session.token ?? '', before, most };
  const answer = await ground.send({ method: 'POST', path: `${streamPath}/earlier-messages`, body });
  for (const message of readMessages(isRecord(answer) ? answer.messages : undefined)) log.add(message);
}
