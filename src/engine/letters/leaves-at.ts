/** When a message that has a reason may leave: after its delay, and by day. */
import type { FlowMessage, Messages } from '../../types/messages.ts';
import type { Facts } from '../facts/facts.ts';
import type { Channel } from './due-messages.ts';
import { lengthMs } from './length-ms.ts';
import { quietUntil } from './quiet-until.ts';

/** All moments in milliseconds since 1970. */
export type Patience = {
  facts: Facts;
  now: number;
  /** When its reason appeared. */
  began: number;
  /** When the borrower or another owner last sent a page; undefined before the first. */
  lastSent: number | undefined;
  channel: Channel;
};

/**
 * `now` for what may leave at once, otherwise the moment to look again. A delay counts from the borrower's last page,
 * and never from before the reason appeared: the days that they waited for us are not theirs.
 */
export function leavesAt(
  { quietHours }: Pick<Messages, 'quietHours'>,
  { after, urgent }: Pick<FlowMessage, 'after' | 'urgent'>,
  { facts, now, began, lastSent, channel }: Patience,
): number {
  const moment = after ? Math.max(now, waitsFrom({ began, lastSent }) + lengthMs(after)) : now;
  return urgent && channel === 'EMAIL' ? moment : quietUntil(quietHours, facts, moment);
}

function waitsFrom({ began, lastSent }: Pick<Patience, 'began' | 'lastSent'>): number {
  return lastSent === undefined ? began : Math.max(began, lastSent);
}
