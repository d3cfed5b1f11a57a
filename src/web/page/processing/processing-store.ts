/**
 * What to say while a submission is being worked on (ACC-B5): a page begins it, and whatever still works on it holds
 * it (the page, then the wait that follows). It goes when nothing holds it, when its time is over, or when the
 * borrower closes it. No React here.
 */
import { createStore } from '../../platform/data/create-store.ts';

export type Processing = {
  title: string;
  /** Said one after the other, spread evenly over the time. */
  messages: string[];
  timeoutMs: number;
};

export const processingShown = createStore<Processing | undefined>(undefined);
let holders = 0;

/** Shows it. Returns how to release it. */
export function beginProcessing(processing: Processing): () => void {
  processingShown.write(processing);
  return hold();
}

/** Keeps what is shown, if anything is. Returns how to release it. */
export function holdProcessing(): () => void {
  return processingShown.read() ? hold() : () => undefined;
}

/** Ends it for good: time is over, or the borrower wants to see the page. */
export function closeProcessing(): void {
  processingShown.write(undefined);
}

function hold(): () => void {
  holders++;
  let over = false;
  return () => {
    if (over) return;
    over = true;
    holders--;
    // The next holder takes over in the same drawing, just after this one releases it.
    setTimeout(() => holders === 0 && closeProcessing(), 0);
  };
}
