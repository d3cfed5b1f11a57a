/** Waits, until it is given up. */
import { ChatFailure } from '../port/chat-failure.ts';

/** Throws ChatFailure ABORTED as soon as the signal says so. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const giveUp = () => {
      clearTimeout(timer);
      failed(new ChatFailure('ABORTED'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      done();
    }, ms);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
