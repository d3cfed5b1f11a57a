/** Sends a message to the conversation. Twilio knows no message again: one that may have arrived is looked for first. */
import type { Taken } from '../../line/open-sends.ts';
import { ChatFailure } from '../../port/chat-failure.ts';
import type { Draft } from '../../port/chat-provider.ts';
import { hearStanding } from './hear-conversation.ts';
import { idOf } from './take-message.ts';
import type { TwilioChat } from './twilio-chat.ts';
import type { TwilioConversation } from './twilio-sdk.ts';

/** Throws ChatFailure. */
export async function sendDraft(chat: TwilioChat, draft: Draft): Promise<Taken> {
  const { conversation, hub, isUp, tried } = chat;
  if (hub.isClosed()) throw new ChatFailure('ENDED');
  if (!conversation || !isUp) throw new ChatFailure('OFFLINE');
  const known = tried.has(draft.clientId) ? await arrived(chat, conversation, draft) : undefined;
  if (known) return known;
  tried.add(draft.clientId);
  const index = await inTime(chat, post(conversation, draft));
  const taken = { id: idOf(index), seq: index + 1 };
  tried.delete(draft.clientId);
  hub.tell({ type: 'ack', clientId: draft.clientId, id: taken.id });
  return taken;
}

async function arrived(
  chat: TwilioChat,
  conversation: TwilioConversation,
  { clientId }: Draft,
): Promise<Taken | undefined> {
  await hearStanding(chat, conversation).catch(() => {
    throw new ChatFailure('OFFLINE');
  });
  const { items } = chat.log.page(undefined, Number.POSITIVE_INFINITY);
  const found = items.find((one) => one.clientId === clientId && one.role === 'borrower');
  return found && { id: found.id, seq: found.seq };
}

function post(
  conversation: TwilioConversation,
  { clientId, text, files }: Draft,
): PromiseLike<number | null> {
  const builder = conversation.prepareMessage().setAttributes({ clientId });
  if (text !== '') builder.setBody(text);
  for (const file of files) builder.addMedia(formOf(file));
  return builder.build().send();
}

// As a form it needs no type: a browser knows none of some files, and the SDK takes no file without one.
function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

/** The SDK has no limit of its own. */
function inTime({ ground }: TwilioChat, sent: PromiseLike<number | null>): Promise<number> {
  return new Promise((done, failed) => {
    const timer = setTimeout(
      () => failed(new ChatFailure('SILENCE')),
      ground.policies.answerPatienceSeconds * 1000,
    );
    sent.then(
      (index) => {
        clearTimeout(timer);
        if (index === null) failed(new ChatFailure('REFUSED'));
        else done(index);
      },
      (error: unknown) => {
        clearTimeout(timer);
        failed(new ChatFailure('REFUSED', error instanceof Error ? error.message : ''));
      },
    );
  });
}
