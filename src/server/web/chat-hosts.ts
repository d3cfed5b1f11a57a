/** Where a lender's pages may connect beside our own server: to the vendor whose library carries its chat, and to no one else. */
import type { ChatMode } from '../../types/enumerations.ts';
import type { Org } from '../../types/org.ts';

/** A library that talks to its vendor itself. What our server carries or relays has none. */
const hosts: Partial<Record<ChatMode, readonly string[]>> = {
  twilio: ['wss://tsock.us1.twilio.com', 'https://mcs.us1.twilio.com'],
};

/** The content security policy of the lender's pages, from the one of all answers. */
export function allowChat(policy: string, { chat }: Pick<Org, 'chat'>): string {
  const more = (chat?.enabled === true && chat.provider && hosts[chat.provider]) || [];
  return more.length === 0 ? policy : policy.replace("connect-src 'self'", `$& ${more.join(' ')}`);
}
