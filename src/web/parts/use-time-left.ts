/** Whole seconds until a moment, by the clock on the wall, so that a sleeping phone does not gain time. */
import { useEffect, useState } from 'react';

/** @param end milliseconds since 1970, by the browser's clock. 0 when the time is over */
export function useTimeLeft(end: number): number {
  const [left, setLeft] = useState(() => secondsTo(end));
  useEffect(() => {
    const tick = () => setLeft(secondsTo(end));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

function secondsTo(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
