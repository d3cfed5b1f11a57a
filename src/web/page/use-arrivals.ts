/**
 * Holds a submission back while files of the page are on their way, and makes it once all have arrived. One that does not
 * arrive ends the wait: the borrower sees it at its place and decides.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** `held`: the button that waits. `waitFor` takes what resolves to whether its file has arrived; `hold` answers whether there is anything to wait for. */
export type Arrivals = {
  held: string | undefined;
  waitFor(work: Promise<boolean>): void;
  hold(button: string): boolean;
};

export function useArrivals(submit: () => void): Arrivals {
  const [held, setHeld] = useState<string>();
  const coming = useRef(0);
  const isHeld = useRef(false);
  const latest = useRef(submit);
  useLayoutEffect(() => {
    latest.current = submit;
  });
  useEffect(
    () => () => {
      isHeld.current = false;
    },
    [],
  );

  const settle = useCallback((hasArrived: boolean) => {
    coming.current -= 1;
    if (!isHeld.current || (hasArrived && coming.current > 0)) return;
    isHeld.current = false;
    setHeld(undefined);
    if (hasArrived) latest.current();
  }, []);
  const waitFor = useCallback(
    (work: Promise<boolean>) => {
      coming.current += 1;
      // A task later the file is among the answers.
      void work.then((hasArrived) => setTimeout(() => settle(hasArrived)));
    },
    [settle],
  );
  const hold = (button: string) => {
    if (coming.current === 0) return false;
    isHeld.current = true;
    setHeld(button);
    return true;
  };
  return { held, waitFor, hold };
}
