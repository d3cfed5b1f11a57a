/** Sends a message, its files first. It is taken when the server says so. */
import type { Taken } from '../../line/open-sends.ts';
import { ChatFailure } from '../../port/chat-failure.ts';
import type { Draft } from '../../port/chat-provider.ts';
import type { StreamChat } from './stream-chat.ts';
import { uploadFiles } from './upload-files.ts';

/** Throws ChatFailure, and ApiError where the server refuses a file. */
export async function sendDraft(chat: StreamChat, draft: Draft): Promise<Taken> {
  if (chat.hub.isClosed()) throw new ChatFailure('ENDED');
  if (!chat.isUp) throw new ChatFailure('OFFLINE');
  chat.preview.show(null);
  const { clientId, text } = draft;
  const frame = { t: 'send', clientId, text, files: await filesOf(chat, draft) } as const;
  if (chat.hub.isClosed()) throw new ChatFailure('ENDED');
  const taken = chat.sends.wait(clientId, frame);
  chat.line?.say(frame);
  return taken;
}

function filesOf(
  { uploaded, ground, session }: StreamChat,
  draft: Draft,
): Promise<string[]> | readonly string[] {
  if (draft.files.length === 0) return [];
  const known = uploaded.get(draft.clientId);
  if (known) return known;
  const { token = '', omniProxyChannelId: channelId = '' } = session;
  const ids = uploadFiles(ground, { token, channelId }, draft);
  uploaded.set(draft.clientId, ids);
  ids.catch(() => uploaded.delete(draft.clientId));
  return ids;
}
