/** How often a page was begun, and whether it is on its way out. */
import { useEffect, useState } from 'react';

export type Visit = {
  /** Another one for every page and every beginning of it. */
  key: string;
  /** Between the press of its button and the page that follows, a page stays as it was (FINDING-B15). */
  leaving: boolean;
  leave(is: boolean): void;
  /** Begins the page again. */
  again(): void;
};

/** `here` names the page, with the parameters of its address. */
export function useVisit(here: string): Visit {
  const [count, setCount] = useState(0);
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    if (left !== undefined && left !== here) setLeft(undefined);
  }, [left, here]);
  return {
    key: `${here}/${count}`,
    leaving: left === here,
    leave: (is) => setLeft(is ? here : undefined),
    again: () => setCount((before) => before + 1),
  };
}
