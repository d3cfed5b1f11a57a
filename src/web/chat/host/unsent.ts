/** What the borrower wrote in a chat that cannot go on, and nobody has: the message that waited, those that failed, and what stands in the field. */
import type { ChatParts } from './chat-parts.ts';
import type { Written } from './drafts.ts';

export function unsent({ run, view, drafts }: ChatParts): Written {
  const held = run.known().held as { clientId: string; text: string } | undefined;
  const waiting = view
    .read()
    .messages.filter(
      (one) => one.role === 'borrower' && one.status !== 'sent' && one.clientId !== held?.clientId,
    );
  const ids = [...(held ? [held.clientId] : []), ...waiting.map(({ clientId = '' }) => clientId)];
  const typed = drafts.typed();
  const texts = [held?.text, ...waiting.map(({ text }) => text), typed.text];
  const files = [...ids.flatMap((id) => drafts.find(id)?.files ?? []), ...typed.files];
  return { text: texts.filter(Boolean).join('\n'), files };
}
