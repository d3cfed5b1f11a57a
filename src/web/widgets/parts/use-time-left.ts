/** Whole seconds until a deadline, by the clock on the wall, so that a sleeping phone does not gain time. */
import { useEffect, useState } from 'react';

/** `deadline` in ISO 8601; without one, `seconds` from now. 0 when the time is over. */
export function useTimeLeft(deadline: string | undefined, seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const until = deadline === undefined ? end : Date.parse(deadline);
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const tick = () => setLeft(secondsTo(until));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

function secondsTo(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
