/** Whether there is room beside the text: false on phones. Follows a turn of the screen. */
import { useSyncExternalStore } from 'react';

// As far as the theme's rules for phones go.
const PHONE = '(max-width: 639px)';

/** True from 640 px on. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => !window.matchMedia(PHONE).matches);
}

function watch(listen: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}
