/** When a browser is likely to have its network back: it says so, its tab is looked at again, or it returns to a page from memory. */

export type WakeSignals = (wake: () => void) => () => void;

/** Returns how to stop. */
export const wakeSignals: WakeSignals = (wake) => {
  const visible = () => document.visibilityState === 'visible' && wake();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', visible);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', visible);
  };
};
