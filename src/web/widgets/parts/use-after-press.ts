/** Delays what may move the page until no pointer is down: a click whose target moves between down and up is lost. */
import { useCallback, useEffect, useRef } from 'react';

/** Runs `what` at once, or after the click of a pointer that is down now. */
export function useAfterPress(): (what: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      // The click comes after the pointer is up.
      setTimeout(() => {
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    const ends = ['pointerup', 'pointercancel'];
    document.addEventListener('pointerdown', down, true);
    for (const end of ends) document.addEventListener(end, up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      for (const end of ends) document.removeEventListener(end, up, true);
    };
  }, []);
  return useCallback((what) => {
    if (pressed.current) waiting.current = what;
    else what();
  }, []);
}
