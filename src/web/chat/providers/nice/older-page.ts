/** A page of history: from what has been loaded, else from what the SDK loads before that. */
import { ChatFailure } from '../../port/chat-failure.ts';
import type { HistoryPage } from '../../port/chat-provider.ts';
import type { NiceChat } from './nice-chat.ts';
import { readMessages } from './read-nice.ts';

/** Throws ChatFailure. */
export async function olderPage(
  { log, thread }: NiceChat,
  before: string | undefined,
  limit: number,
): Promise<HistoryPage> {
  const known = log.page(before, limit);
  if (before === undefined || known.items.length > 0) return leadingOn(known);
  const more = await thread?.loadMoreMessages().catch(() => {
    throw new ChatFailure('OFFLINE');
  });
  for (const message of readMessages(more, 'data.messages')) log.add(message);
  return leadingOn(log.page(before, limit));
}

/** There may be older ones at the provider for as long as a page has any. */
function leadingOn({ items }: HistoryPage): HistoryPage {
  const [oldest] = items;
  return oldest ? { items, before: oldest.id } : { items };
}
