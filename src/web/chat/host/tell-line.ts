/** A line between the messages that no one wrote: a person has joined, or left. */
import { say } from '../../platform/data/say.ts';
import { announceSoon } from '../data/announce-soon.ts';
import { withMessage } from '../data/transcript.ts';
import type { ChatParts } from './chat-parts.ts';

export function tellLine(parts: ChatParts, name: 'joined' | 'left'): void {
  tellText(parts, name === 'joined' ? say('chat.joined') : say('chat.left'));
}

export function tellText({ view, world }: ChatParts, text: string): void {
  const { messages } = view.read();
  const id = `line-${crypto.randomUUID()}`;
  const at = new Date(world.now()).toISOString();
  const seq = messages.findLast((one) => one.seq > 0)?.seq ?? 0;
  const line = { id, seq, at, role: 'system' as const, text, files: [], status: 'sent' as const };
  view.change({ messages: withMessage(messages, line) });
  announceSoon(text);
}
