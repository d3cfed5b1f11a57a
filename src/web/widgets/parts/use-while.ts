/** Does something again and again while a condition holds, and not while the page is out of sight. */
import { useEffect, useLayoutEffect, useRef } from 'react';

/** @param everyMs milliseconds */
export function useWhile(holds: boolean, work: () => Promise<unknown>, everyMs: number): void {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!holds) return;
    const timer = setInterval(() => {
      // A call that fails is made again the next time.
      if (!document.hidden) latest.current().catch(() => undefined);
    }, everyMs);
    return () => clearInterval(timer);
  }, [holds, everyMs]);
}
