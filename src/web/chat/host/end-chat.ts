/** The borrower leaves the chat for good. Whatever the provider makes of it, here it is over. */
import type { ChatParts } from './chat-parts.ts';

export async function endChat({ line, run }: ChatParts): Promise<void> {
  const current = line.current();
  await current?.provider.end().catch(() => undefined);
  if (!current || current.isCurrent()) run.tell({ name: 'ended' });
}
