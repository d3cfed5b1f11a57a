/** What to do when a connection of the stream has ended: continue, fetch a fresh token first, or stop. */
import { freshToken } from '../../line/fresh-token.ts';
import { ChatFailure } from '../../port/chat-failure.ts';
import { over, type StreamChat, stop } from './stream-chat.ts';

/** Why the server closes a connection. */
const closeCodes = { token: 4401, lifetime: 4408, ended: 4410 };

export type Next = 'retry' | 'now' | 'stop';

export async function lineClosed(chat: StreamChat, code: number): Promise<Next> {
  chat.isUp = false;
  chat.preview.stop();
  if (code === closeCodes.ended) {
    over(chat, 'closed');
    return 'stop';
  }
  // A chat that was begun says until when; of one that doesn't, no token is known to be good.
  const { expiration } = chat.session;
  if (expiration === undefined || expiration <= chat.ground.now()) return denied(chat);
  if (code === closeCodes.token) return chat.isRefreshed ? denied(chat) : refresh(chat);
  return code === closeCodes.lifetime ? 'now' : 'retry';
}

async function refresh(chat: StreamChat): Promise<Next> {
  chat.hub.tell({ type: 'token', about: 'expiring' });
  const fresh = await freshToken(chat.ground, chat.session.token ?? '');
  if (chat.hub.isClosed()) return 'stop';
  if (fresh === 'invalid') return denied(chat);
  if (fresh === 'failed') chat.hub.tell({ type: 'token', about: 'expired' });
  if (typeof fresh === 'string') return 'retry';
  chat.isRefreshed = true;
  chat.session = { ...chat.session, token: fresh.token };
  chat.hub.tell({ type: 'session', session: chat.session });
  return 'now';
}

function denied(chat: StreamChat): 'stop' {
  chat.hub.tell({ type: 'token', about: 'invalid' });
  stop(chat, new ChatFailure('TOKEN'));
  return 'stop';
}
