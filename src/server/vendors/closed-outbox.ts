/** Production's outbox: what nobody carries is not kept in a drawer but refused, so that nobody waits for it. */
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
