/** The one live region of the application. A message is cleared after 300 ms, so that the same words can be said again. */
import { createStore } from '../platform/data/create-store.ts';
import { useStore } from '../platform/data/use-store.ts';

const CLEAR_MS = 300;

type Announced = { text: string; language?: string | undefined };

const nothing: Announced = { text: '' };
const message = createStore<Announced>(nothing);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a message to screen-reader users. @param language the tag of its words, where it is not the page's */
export function announce(text: string, language?: string): void {
  clearTimeout(timer);
  message.write({ text, language });
  timer = setTimeout(() => message.write(nothing), CLEAR_MS);
}

/** Stands once in the page, outside of everything that is redrawn. */
export function Announcer() {
  const { text, language } = useStore(message);
  return (
    <div className="hl-hidden" role="status" aria-live="polite" aria-atomic="true" lang={language}>
      {text}
    </div>
  );
}
