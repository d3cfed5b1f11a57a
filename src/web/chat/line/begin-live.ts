/** The session of a chat with a person, from the answer to the call that begins one. */
import type { ChatSession } from '../../../types/chat-session.ts';
import { ApiError } from '../../platform/api/transport/api-error.ts';
import type { InitPayload } from '../port/chat-provider.ts';
import type { ProviderGround } from '../port/provider-ground.ts';
import { textsOf } from './texts-of.ts';

/**
 * The session, and the texts of the answer. It ends a fixed time after it began: a fresh token makes it no longer. Throws
 * ApiError, also for an answer without a token.
 */
export async function beginLive(
  { send, now, policies }: ProviderGround,
  { path, payload, signal }: { path: string; payload: InitPayload; signal: AbortSignal },
): Promise<{ session: ChatSession; text: (name: string) => string }> {
  const answer = await send({ method: 'POST', path, body: payload, signal });
  const began = now();
  const text = textsOf(answer);
  if (!text('token')) throw new ApiError(`The answer of ${path} has no token`, 0);
  const session = {
    token: text('token'),
    conversationSid: text('conversationSid'),
    omniProxyChannelId: text('omniProxyChannelId'),
    expiration: began + policies.liveSeconds * 1000,
    loginTimestamp: began,
    friendlyName: payload.friendlyName,
    emailAddress: payload.emailAddress,
  };
  return { session, text };
}
