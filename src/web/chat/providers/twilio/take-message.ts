/** A message of the conversation, as the port has it. Its number stands for it: it is unique in the conversation. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { ChatFile, ChatMessage } from '../../port/chat-provider.ts';
import { isOwn, type TwilioChat } from './twilio-chat.ts';
import type { TwilioMedia, TwilioMessage } from './twilio-sdk.ts';

/** Tells of messages in the order in which they come. Done when these have been told. */
export function takeMessages(chat: TwilioChat, messages: readonly TwilioMessage[]): Promise<void> {
  const { turn } = chat;
  chat.reading = chat.reading.then(async () => {
    for (const message of messages) {
      const read = await toMessage(chat, message);
      if (chat.turn !== turn) return;
      chat.log.add(read);
      chat.hub.tell({ type: 'message', message: read });
    }
  });
  return chat.reading;
}

export const idOf = (index: number) => String(index);

export async function toMessage(chat: TwilioChat, message: TwilioMessage): Promise<ChatMessage> {
  const { index, author, body, dateCreated, attributes, attachedMedia } = message;
  const clientId = isRecord(attributes) ? attributes.clientId : undefined;
  return {
    ...{ id: idOf(index), seq: index + 1, text: body ?? '', status: 'sent' },
    ...(typeof clientId === 'string' && { clientId }),
    role: isOwn(chat, author) ? 'borrower' : roleOf(author),
    at: (dateCreated ?? new Date(chat.ground.now())).toISOString(),
    files: await Promise.all((attachedMedia ?? []).map(toFile)),
  };
}

const roleOf = (author: string | null) => (author === null || author === 'system' ? 'system' : 'agent');

/** A file whose address cannot be had is still named. */
async function toFile(media: TwilioMedia): Promise<ChatFile> {
  const { filename, size } = media;
  const url = await Promise.resolve(media.getContentTemporaryUrl()).catch(() => null);
  return { name: filename ?? '', size, url: url ?? '' };
}
