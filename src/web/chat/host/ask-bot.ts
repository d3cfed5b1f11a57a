/** Asks the chatbot. The question and its answer come back as messages; what fails may be asked again, and is then answered once. */
import { say } from '../../data/say.ts';
import { withStatus } from '../data/transcript.ts';
import type { ChatParts } from './chat-parts.ts';
import { showDraft } from './send-draft.ts';

export async function askBot(parts: ChatParts, clientId: string): Promise<void> {
  const { line, view, run, drafts } = parts;
  const draft = drafts.find(clientId);
  const current = line.current();
  if (!draft) return;
  showDraft(parts, draft);
  view.change({ alert: undefined });
  try {
    if (!current) throw new Error(say('chat.wrong'));
    await current.provider.send(draft);
    if (!current.isCurrent()) return;
    drafts.forget(clientId);
    run.tell({ name: 'answered' });
  } catch {
    if (current && !current.isCurrent()) return;
    view.change({ messages: withStatus(view.read().messages, clientId, 'failed') });
    run.tell({ name: 'failed' });
  }
}
