/** The one live region of the application. A message is cleared after 300 ms, so that the same words can be said again. */
import { createStore } from '../data/create-store.ts';
import { useStore } from '../data/use-store.ts';

const CLEAR_MS = 300;

const message = createStore('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a message to screen-reader users. */
export function announce(text: string): void {
  clearTimeout(timer);
  message.write(text);
  timer = setTimeout(() => message.write(''), CLEAR_MS);
}

/** Stands once in the page, outside of everything that is redrawn. */
export function Announcer() {
  const text = useStore(message);
  return (
    <div className="hl-hidden" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
