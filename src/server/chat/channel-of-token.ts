/** The chat that a token opens: its own, as long as the session with which it began is live. */
import { isSessionLive } from '../auth/session.ts';
import type { World } from '../platform/world/world.ts';
import { type ChannelRow, findChannel } from './channel.ts';
import { type ChatClaims, readChatToken } from './chat-token.ts';

/**
 * Undefined for a token that is not ours or is over, for a chat that is gone, and for one that someone who was signed in began and whose
 * session has ended: by a logout, a new password, or its time.
 */
export async function channelOfToken(
  world: World,
  token: unknown,
): Promise<{ claims: ChatClaims; row: ChannelRow } | undefined> {
  const now = world.clock.now();
  const claims = readChatToken(world.secrets, token, now);
  const row = claims && (await findChannel(world.db, claims.channel));
  if (!claims || !row || !(await isOpened(world, row))) return undefined;
  return { claims, row };
}

/** Whether whoever began the chat is still who they were. A visitor's chat has no session to end. */
export async function isOpened({ db, clock }: World, { session_uuid }: Pick<ChannelRow, 'session_uuid'>) {
  return session_uuid === null || isSessionLive(db, { uuid: session_uuid }, clock.now());
}
