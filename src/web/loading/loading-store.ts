/**
 * Whether the UI is loading (ACC-B4): as long as anybody fetches a page or a transition is under way, and 300 ms longer for
 * the loader, so that it never flickers. No React in here.
 */

/** `ending`: nothing loads any more, and the loader is about to go. */
export type LoadingState = 'idle' | 'loading' | 'ending';

/** How long the loader stays after loading has ended (SPEC-11.6). */
export const LINGER_MS = 300;

let state: LoadingState = 'idle';
let running = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Marks the UI as loading. Returns how to end it; ending twice counts once. */
export function beginLoading(): () => void {
  running++;
  clearTimeout(timer);
  become('loading');
  let over = false;
  return () => {
    if (over) return;
    over = true;
    running--;
    if (running === 0) linger();
  };
}

export function loadingState(): LoadingState {
  return state;
}

/** Tells `listen` of every change. Returns how to stop. */
export function watchLoading(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function linger(): void {
  become('ending');
  timer = setTimeout(() => become('idle'), LINGER_MS);
}

function become(next: LoadingState): void {
  if (next === state) return;
  state = next;
  for (const listen of listeners) listen();
}
