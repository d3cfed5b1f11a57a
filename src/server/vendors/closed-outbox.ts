/** Production outbox: throws for a channel that has no carrier. */
import { Refusal } from '../errors/refusal.ts';
import type { Outbox } from './outbox.ts';

export function closedOutbox(): Outbox {
  return {
    async send({ channel }) {
      const what = channel === 'SMS' ? 'text messages' : 'email';
      throw new Refusal(503, [`We cannot send ${what} at the moment. Use another way, or call us.`]);
    },
  };
}
