/** Whether the browser has had a moment with nothing better to do: what the page can do without waits for it. */
import { useEffect, useState } from 'react';

const LATEST_MS = 3000;

/** `wanted` false never waits for one. */
export function useIdle(wanted = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    // Not every browser says when it rests.
    if (!('requestIdleCallback' in window)) return setIdle(true);
    const turn = window.requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(turn);
  }, [wanted]);
  return idle;
}
