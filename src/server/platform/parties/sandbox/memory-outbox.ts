/** An outbox for tests: keeps what was sent in an array. */
import type { Message, Outbox } from '../common/outbox.ts';

export function memoryOutbox(): Outbox & { sent: Message[] } {
  const sent: Message[] = [];
  return {
    sent,
    async send(message) {
      sent.push(message);
    },
  };
}
