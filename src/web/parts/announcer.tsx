/** The one live region of the application. A message is cleared after 300 ms, so that the same words can be said again. */
import { useSyncExternalStore } from 'react';

const CLEAR_MS = 300;

let message = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Says something to those who listen to the page. */
export function announce(text: string): void {
  clearTimeout(timer);
  tell(text);
  timer = setTimeout(() => tell(''), CLEAR_MS);
}

/** Stands once in the page, outside of everything that is redrawn. */
export function Announcer() {
  const text = useSyncExternalStore(watch, () => message);
  return (
    <div className="hl-hidden" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}

function tell(text: string): void {
  message = text;
  for (const listen of listeners) listen();
}

function watch(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
