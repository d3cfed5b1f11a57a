/** Production outbox: throws for a channel that has no carrier. */

import { Refusal } from '../../errors/refusal.ts';
import { says } from '../../language/said.ts';
import type { Outbox } from './outbox.ts';

export function closedOutbox(): Outbox {
  return {
    async send({ channel }) {
      throw new Refusal(503, [says(channel === 'SMS' ? 'message.noTexts' : 'message.noEmail')]);
    },
  };
}
