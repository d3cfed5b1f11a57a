/**
 * Whether the UI is loading (ACC-B4): while anything is being fetched or a transition is under way, and 300 ms longer
 * for the loader, so that it never flickers. No React in here.
 */

import { createStore } from '../../platform/data/create-store.ts';

/** `ending`: nothing loads any more, and the loader is about to go. */
export type LoadingState = 'idle' | 'loading' | 'ending';

/** How long the loader stays after loading has ended (SPEC-11.6). */
export const LINGER_MS = 300;

export const loading = createStore<LoadingState>('idle');
let running = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Marks the UI as loading. Returns how to end it; ending twice counts once. */
export function beginLoading(): () => void {
  running++;
  clearTimeout(timer);
  loading.write('loading');
  let over = false;
  return () => {
    if (over) return;
    over = true;
    running--;
    if (running === 0) linger();
  };
}

function linger(): void {
  loading.write('ending');
  timer = setTimeout(() => loading.write('idle'), LINGER_MS);
}
