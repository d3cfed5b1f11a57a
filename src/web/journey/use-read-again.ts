/** Reads the application again while a page is open that says how often, and when its window gets the focus (ACC-N15). */
import { useEffect, useRef } from 'react';

/** `seconds` undefined reads nothing. */
export function useReadAgain(seconds: number | undefined, read: () => Promise<unknown>): void {
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (seconds === undefined) return;
    // What was known stays while the server is out of reach.
    const again = () => void latest.current().catch(() => undefined);
    const timer = setInterval(again, seconds * 1000);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
    };
  }, [seconds]);
}
