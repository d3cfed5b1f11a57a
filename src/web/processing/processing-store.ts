/**
 * What is said while a submission is worked on (ACC-B5): begun by a page, held by whoever still works on it (the page, then
 * the wait that follows), gone when nobody holds it, when its time is over, or when the borrower closes it. No React here.
 */
export type Processing = {
  title: string;
  /** Said one after the other, spread evenly over the time. */
  messages: string[];
  timeoutMs: number;
};

let shown: Processing | undefined;
let holders = 0;
const listeners = new Set<() => void>();

/** Shows it. Returns how to let go of it. */
export function beginProcessing(processing: Processing): () => void {
  show(processing);
  return hold();
}

/** Keeps what is shown, if anything is. Returns how to let go of it. */
export function holdProcessing(): () => void {
  return shown ? hold() : () => undefined;
}

/** Ends it for good: time is over, or the borrower wants to see the page. */
export function closeProcessing(): void {
  show(undefined);
}

export function readProcessing(): Processing | undefined {
  return shown;
}

/** Tells `listen` of every change. Returns how to stop. */
export function watchProcessing(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function hold(): () => void {
  holders++;
  let over = false;
  return () => {
    if (over) return;
    over = true;
    holders--;
    // Whoever goes on working takes over in the same drawing, just after this one lets go.
    setTimeout(() => holders === 0 && closeProcessing(), 0);
  };
}

function show(next: Processing | undefined): void {
  if (next === shown) return;
  shown = next;
  for (const listen of listeners) listen();
}
