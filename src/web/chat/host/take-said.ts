/** A message of the log: shown once, and told once to a borrower who does not see it. */
import { announceSoon } from '../data/announce-soon.ts';
import { chatUnread } from '../data/chat-badge.ts';
import type { ViewStore } from '../data/chat-view.ts';
import { saidAloud } from '../data/said-aloud.ts';
import { ring } from '../data/sound.ts';
import { countSent, type Said, withMessage } from '../data/transcript.ts';
import type { ChatParts } from './chat-parts.ts';

export function takeSaid(parts: ChatParts, message: Said): void {
  const { run, view, drafts } = parts;
  const { messages, isCaughtUp } = view.read();
  const isNew = !messages.some(({ id, status }) => id === message.id && status === 'sent');
  const all = withMessage(messages, message);
  view.change({ messages: all, ...(message.role === 'agent' && { isTyping: false }) });
  run.learn({ messages: countSent(all) });
  const { role, clientId } = message;
  if (role === 'borrower' && clientId !== undefined) {
    drafts.forget(clientId);
    run.tell({ name: 'acknowledged', clientId });
  }
  if (isNew && isCaughtUp && role !== 'borrower' && !message.turns) tellOf(parts, message);
}

/** What was said before this browser came: it is shown, and not told. */
export function takeHistory(view: ViewStore, items: readonly Said[]): void {
  view.change({ messages: items.reduce(withMessage, view.read().messages) });
}

function tellOf({ view }: ChatParts, message: Said): void {
  announceSoon(saidAloud(message), message.answer?.language);
  ring();
  const { isShown, newFrom } = view.read();
  if (isShown && document.hasFocus()) return;
  chatUnread.write(chatUnread.read() + 1);
  if (newFrom === undefined) view.change({ newFrom: message.id });
}
