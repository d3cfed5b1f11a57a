/**
 * Reads the boxes of the page before it is judged, sent, or saved as a draft: when a form is sent, a button is pressed, another
 * box is typed in or left, and the page is hidden. Not while an input method is still composing a word.
 */
import { readBoxes } from './read-boxes.ts';

/** Keys that follow each other within this time, in ms, are one run: no one fills another box meanwhile. */
const RUN_MS = 300;

/** @returns stops it */
export function listenForBoxes(root: Document = document): () => void {
  let isComposing = false;
  let isReading = false;
  let last: { target: EventTarget | null; timeStamp: number } | undefined;
  const isRun = ({ target, timeStamp }: Event) =>
    target === last?.target && timeStamp - (last?.timeStamp ?? 0) < RUN_MS;
  const read = (but?: EventTarget | null) => {
    if (isComposing || isReading) return;
    isReading = true;
    readBoxes(root, but);
    isReading = false;
  };
  const hear: Record<string, (event: Event) => void> = {
    compositionstart: () => (isComposing = true),
    compositionend: () => (isComposing = false),
    submit: () => read(),
    // What a key draws again would empty the boxes around it.
    input: (event) => {
      if (!isRun(event)) read(event.target);
      last = event;
    },
    // A box that is being checked already shows what React has yet to hear.
    click: ({ target }) => target instanceof Element && target.closest('button') && read(),
    // React is told once it has done what it is about.
    focusout: () => {
      last = undefined;
      queueMicrotask(() => read());
    },
    visibilitychange: () => read(),
    pagehide: () => read(),
  };
  const heard = Object.entries(hear);
  // First of all listeners: those of the page and of its draft read what is stored by then.
  for (const [name, act] of heard) window.addEventListener(name, act, true);
  return () => {
    for (const [name, act] of heard) window.removeEventListener(name, act, true);
  };
}
