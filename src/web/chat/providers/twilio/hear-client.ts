/** What the client tells of its connection and its token. */
import { freshToken } from '../../line/fresh-token.ts';
import { hearStanding } from './hear-conversation.ts';
import { letGo, type TwilioChat } from './twilio-chat.ts';
import type { TwilioClient, TwilioConnection } from './twilio-sdk.ts';

export function hearClient(chat: TwilioChat, client: TwilioClient): void {
  client.on('connectionStateChanged', (state) => stands(chat, state));
  client.on('tokenAboutToExpire', () => void refresh(chat));
  client.on('tokenExpired', () => void (chat.conversation && refresh(chat)));
}

function stands(chat: TwilioChat, state: TwilioConnection): void {
  if (state === 'connected') back(chat);
  else if (state === 'denied') void denied(chat);
  else if (state === 'error') chat.hub.tell({ type: 'connection', state: 'failed' });
  else if (chat.isUp) {
    chat.isUp = false;
    chat.hub.tell({ type: 'connection', state: 'reconnecting' });
  }
}

/** What was missed meanwhile is read: the SDK brings it late, or not at all. */
function back(chat: TwilioChat): void {
  chat.isRefreshed = false;
  if (!chat.conversation || chat.isUp) return;
  chat.isUp = true;
  chat.hub.tell({ type: 'connection', state: 'connected' });
  // The next drop brings it here again.
  hearStanding(chat, chat.conversation).catch(() => {});
}

/** A laptop that slept longer than its token lived comes back to this: a fresh token may do, once. */
async function denied(chat: TwilioChat): Promise<void> {
  // A start that is denied fails, and whoever starts it begins again.
  if (!chat.conversation) return;
  if (!chat.isRefreshed && (await refresh(chat))) return;
  if (chat.client) refuse(chat);
}

/** True when the client has a fresh token. A token that comes for an older client, or after the end, is not used. */
export async function refresh(chat: TwilioChat): Promise<boolean> {
  const { ground, hub, session, turn, client } = chat;
  hub.tell({ type: 'token', about: 'expiring' });
  const fresh = await freshToken(ground, session.token ?? '');
  if (chat.turn !== turn) return false;
  if (fresh === 'invalid') refuse(chat);
  else if (fresh === 'failed') hub.tell({ type: 'token', about: 'expired' });
  if (typeof fresh === 'string') return false;
  chat.isRefreshed = true;
  chat.session = { ...session, token: fresh.token };
  hub.tell({ type: 'session', session: chat.session });
  client?.updateToken(fresh.token).catch(() => {
    if (chat.turn === turn) hub.tell({ type: 'token', about: 'expired' });
  });
  return true;
}

export function refuse(chat: TwilioChat): void {
  chat.hub.tell({ type: 'connection', state: 'denied' });
  chat.hub.tell({ type: 'token', about: 'invalid' });
  letGo(chat);
}
