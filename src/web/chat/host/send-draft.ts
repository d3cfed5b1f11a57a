/** Sends a message to the person who answers. */
import { withReceipt } from '../data/transcript.ts';
import type { ChatParts } from './chat-parts.ts';
import { deliver } from './deliver.ts';

export function sendDraft(parts: ChatParts, clientId: string): Promise<void> {
  const { view, run } = parts;
  return deliver(parts, clientId, {
    arrived(receipt) {
      view.change({ messages: withReceipt(view.read().messages, clientId, receipt) });
      run.tell({ name: 'acknowledged', clientId });
    },
    failed: (status) => run.tell({ name: 'send-failed', clientId, status }),
  });
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
