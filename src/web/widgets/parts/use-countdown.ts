/** Counts whole seconds down to zero, for "send again in 28 s". Stops by itself and when the widget goes. */
import { useEffect, useState } from 'react';

/** `start(n)` begins at n seconds; `seconds` is what is left, 0 when it is not running. */
export function useCountdown(first = 0) {
  const [seconds, setSeconds] = useState(first);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return { seconds, start: setSeconds };
}
