/**
 * Begins a chat whose provider the sandbox plays: one of ours, which the desk answers and to which we speak the provider's protocol.
 * A visitor's address makes it fail: `you+denied@…`, `you+expired@…`.
 */
import { randomUUID } from 'node:crypto';
import type { Begun } from '../../../types/chat-relay-party.ts';
import type { World } from '../../platform/world/world.ts';
import type { Visitor } from '../channel.ts';
import { chatToken } from '../chat-token.ts';
import { type Beginning, openChannel } from '../open-channel.ts';
import { sidOf } from './conversation-sid.ts';

export async function beginPlayed(
  world: World,
  orgCode: string,
  visitor: Visitor,
  beginning: Beginning,
): Promise<Begun> {
  const { uuid, token } = failing(world, visitor) ?? (await opened(world, orgCode, visitor, beginning));
  return { token, conversationSid: sidOf(uuid), omniProxyChannelId: uuid, providerUserId: 'borrower' };
}

async function opened(world: World, orgCode: string, visitor: Visitor, beginning: Beginning) {
  const { uuid, expiresAt } = await openChannel(world, orgCode, visitor, beginning);
  return { uuid, token: chatToken(world.secrets, { channel: uuid, expiresAt }) };
}

/** A token that opens nothing; the desk hears of no chat. */
function failing({ secrets, clock }: World, { emailAddress }: Visitor) {
  const uuid = randomUUID();
  const wish = /\+(\w+)@/.exec(emailAddress)?.[1];
  if (wish === 'denied') return { uuid, token: 'denied' };
  if (wish === 'expired')
    return { uuid, token: chatToken(secrets, { channel: uuid, expiresAt: clock.now() }) };
  return undefined;
}
