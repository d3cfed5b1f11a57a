/** Asks the chatbot. The question and its answer come back as messages; what fails may be asked again, and is then answered once. */
import { withStatus } from '../data/transcript.ts';
import type { ChatParts } from './chat-parts.ts';
import { deliver } from './deliver.ts';

export function askBot(parts: ChatParts, clientId: string): Promise<void> {
  const { view, run } = parts;
  return deliver(parts, clientId, {
    arrived: () => run.tell({ name: 'answered' }),
    failed(status) {
      view.change({ messages: withStatus(view.read().messages, clientId, 'failed') });
      run.tell({ name: 'failed', status });
    },
  });
}
