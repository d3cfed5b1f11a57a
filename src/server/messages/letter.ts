/** A message that waits for delivery. It names a person and may hold a code, so it waits sealed. */
import type { Message } from '../platform/parties/common/outbox.ts';

export type Letter = {
  message: Message;
  /** Milliseconds since 1970; after that the message is useless and is dropped. */
  goodUntil?: number;
};

/** What its key is derived for. */
export const letterPurpose = 'letter';
