/** Shows a message at once, and sends it. It keeps its identifier when it is sent again, so the chat takes it once. */
import { say } from '../../data/say.ts';
import { type Said, withMessage, withReceipt, withStatus } from '../data/transcript.ts';
import type { Draft } from '../port/chat-provider.ts';
import type { ChatParts } from './chat-parts.ts';

export async function sendDraft(parts: ChatParts, clientId: string): Promise<void> {
  const { line, view, run, drafts } = parts;
  const draft = drafts.find(clientId);
  const current = line.current();
  if (!draft) return;
  showDraft(parts, draft);
  view.change({ alert: undefined });
  try {
    if (!current) throw new Error(say('chat.wrong'));
    const { id, seq } = await current.provider.send(draft);
    if (!current.isCurrent()) return;
    drafts.forget(clientId);
    view.change({ messages: withReceipt(view.read().messages, clientId, { id, seq }) });
    run.tell({ name: 'acknowledged', clientId });
  } catch {
    if (current && !current.isCurrent()) return;
    run.tell({ name: 'send-failed', clientId });
  }
}

/** The message that waited. Its files are there only if this tab chose them. */
export function sendHeld(parts: ChatParts): Promise<void> | undefined {
  const { held } = parts.run.known() as { held?: { clientId?: string; text?: string } };
  if (!held?.clientId) return undefined;
  const { clientId, text = '' } = held;
  const files = parts.drafts.find(clientId)?.files ?? [];
  parts.drafts.keep({ clientId, text, files });
  return sendDraft(parts, clientId);
}

/** It stands at the end at once, on its way. */
export function showDraft({ view, world }: ChatParts, { clientId, text, files }: Draft): void {
  const { messages } = view.read();
  const known = messages.find((one) => one.clientId === clientId);
  if (known) {
    view.change({ messages: withStatus(messages, clientId, 'sending') });
    return;
  }
  const said: Said = {
    ...{ id: clientId, clientId, seq: 0, role: 'borrower', text, status: 'sending' },
    at: new Date(world.now()).toISOString(),
    files: files.map(({ name, size }) => ({ name, size, url: '' })),
  };
  view.change({ messages: withMessage(messages, said), newFrom: undefined });
}
