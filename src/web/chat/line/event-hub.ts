/** Tells the panel what happens in a chat: each message once, the end once, and nothing after the end or after `close`. */
import type { ProviderEvent } from '../port/chat-provider.ts';

export type EventHub = {
  tell(event: ProviderEvent): void;
  /** Returns how to stop. */
  subscribe(listen: (event: ProviderEvent) => void): () => void;
  isClosed(): boolean;
  close(): void;
};

export function eventHub(): EventHub {
  const listeners = new Set<(event: ProviderEvent) => void>();
  const seen = new Set<string>();
  let isClosed = false;
  return {
    tell(event) {
      if (isClosed || (event.type === 'message' && seen.has(event.message.id))) return;
      if (event.type === 'message') seen.add(event.message.id);
      isClosed = event.type === 'ended';
      // A listener may close the hub while it hears: those after it then hear nothing.
      for (const listen of [...listeners]) if (listeners.has(listen)) listen(event);
    },
    subscribe(listen) {
      // The same function twice is two listeners, each with its own end.
      const own = (event: ProviderEvent) => listen(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      listeners.clear();
    },
  };
}
