/** Whether the feedback form is open. A menu opens it, the dialog closes it. No React in here. */

let open = false;
const listeners = new Set<() => void>();

export function setFeedbackOpen(next: boolean): void {
  open = next;
  for (const listen of listeners) listen();
}

export function isFeedbackOpen(): boolean {
  return open;
}

/** Tells `listen` of every change. Returns how to stop. */
export function watchFeedback(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
