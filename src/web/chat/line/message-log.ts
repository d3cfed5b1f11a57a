/** The messages that a provider has seen, in their order: pages of history are cut from it, and numbers are looked up in it. */
import type { ChatMessage, HistoryPage } from '../port/chat-provider.ts';

export type MessageLog = {
  add(message: ChatMessage): void;
  /** The number of the latest; 0 for none. */
  lastSeq(): number;
  find(id: string): ChatMessage | undefined;
  /** The latest of one side, up to a number. */
  latestUpTo(seq: number, role: ChatMessage['role']): ChatMessage | undefined;
  page(before: string | undefined, limit: number): HistoryPage;
};

export function messageLog(): MessageLog {
  const byId = new Map<string, ChatMessage>();
  const inOrder = () => [...byId.values()].sort((one, other) => one.seq - other.seq);
  return {
    add: (message) => void byId.set(message.id, message),
    lastSeq: () => Math.max(0, ...[...byId.values()].map(({ seq }) => seq)),
    find: (id) => byId.get(id),
    latestUpTo: (seq, role) => inOrder().findLast((one) => one.seq <= seq && one.role === role),
    page(before, limit) {
      const end = before === undefined ? undefined : byId.get(before)?.seq;
      const older = inOrder().filter(({ seq }) => end === undefined || seq < end);
      const items = older.slice(-limit);
      const first = older.length > items.length ? items[0]?.id : undefined;
      return first === undefined ? { items } : { items, before: first };
    },
  };
}
