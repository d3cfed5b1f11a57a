/** Opens the panel: at once to the eye, and on from there when it is known whether people answer now. */
import { askStatus } from './ask-status.ts';
import type { ChatParts } from './chat-parts.ts';

/** An answer that is slow is waited for no longer: unknown counts as closed. */
const PATIENCE_MS = 1500;

export async function openChat(parts: ChatParts): Promise<void> {
  const { run, view, world } = parts;
  view.change({ isShown: true });
  const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
  if (run.known().isOpen === undefined) await Promise.race([askStatus(parts), patience]);
  if (view.read().isShown) run.tell({ name: 'open', carrier: world.carrier() });
}
