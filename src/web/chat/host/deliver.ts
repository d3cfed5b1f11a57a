/**
 * Brings a message to whoever carries the chat: it stands at the end at once, on its way. It keeps its identifier when it is
 * sent again, so the chat takes it once. What a former line still answers is dropped.
 */
import { ApiError } from '../../platform/api/transport/api-error.ts';
import { say } from '../../platform/data/say.ts';
import { refusalOf } from '../data/refusal-of.ts';
import { type Said, withMessage } from '../data/transcript.ts';
import { ChatFailure } from '../port/chat-failure.ts';
import type { Draft } from '../port/chat-provider.ts';
import type { ChatParts } from './chat-parts.ts';

export type Delivery = {
  /** The provider has it, under its own identifier and number. */
  arrived(receipt: { id: string; seq: number }): void;
  /** @param status what the server answered, 429 for too much at once; 0 for no answer */
  failed(status: number): void;
};

/** Does nothing where the draft is known no more. */
export async function deliver(
  parts: ChatParts,
  clientId: string,
  { arrived, failed }: Delivery,
): Promise<void> {
  const { line, view, drafts } = parts;
  const draft = drafts.find(clientId);
  const current = line.current();
  if (!draft) return;
  showDraft(parts, draft);
  view.change({ alert: undefined });
  try {
    if (!current) throw new Error(say('chat.wrong'));
    const receipt = await current.provider.send(draft);
    if (!current.isCurrent()) return;
    drafts.forget(clientId);
    arrived(receipt);
  } catch (error) {
    if (current && !current.isCurrent()) return;
    view.change({ refusal: refusalOf(error) });
    failed(statusOf(error));
  }
}

function statusOf(error: unknown): number {
  if (error instanceof ChatFailure) return error.detail === 'RATE' ? 429 : 0;
  return error instanceof ApiError ? error.status : 0;
}

function showDraft({ view, world }: ChatParts, { clientId, text, files }: Draft): void {
  const { messages } = view.read();
  const known = messages.find((one) => one.clientId === clientId);
  if (known?.status === 'sent') return;
  // The first message may have been changed since it was tried.
  const said: Said = {
    ...{ id: clientId, clientId, seq: 0, role: 'borrower', text, status: 'sending' },
    at: known?.at ?? new Date(world.now()).toISOString(),
    files: files.map(({ name, size }) => ({ name, size, url: '' })),
  };
  view.change({ messages: withMessage(messages, said), ...(!known && { newFrom: undefined }) });
}
