/** Calls an answer of the chatbot a bad one, once, and later says why (ACC-C23). What fails may be tried again. */
import type { ViewStore } from '../data/chat-view.ts';
import type { Said } from '../data/transcript.ts';
import type { ChatParts } from './chat-parts.ts';

/** @param reason empty for the thumb alone. True when the server has it. */
export async function callBad({ line, view }: ChatParts, said: Said, reason = ''): Promise<boolean> {
  const current = line.current();
  const { answer, text: responseToCustomer } = said;
  if (!answer || !current?.provider.feedback) return false;
  rate(view, said.id, 0);
  try {
    const { questionId } = answer;
    await current.provider.feedback({ questionId, responseToCustomer, feedbackMessage: reason });
    return true;
  } catch {
    if (reason === '') rate(view, said.id, answer.rating);
    view.change({ alert: 'wrong' });
    return false;
  }
}

function rate(view: ViewStore, id: string, rating: number | undefined): void {
  const messages = view.read().messages.map((one) => {
    if (one.id !== id || !one.answer) return one;
    const { rating: _, ...answer } = one.answer;
    return { ...one, answer: { ...answer, ...(rating !== undefined && { rating }) } };
  });
  view.change({ messages });
}
